package io.github.cardfold.kernel.table;

import org.jspecify.annotations.Nullable;

/**
 * A kind of place where cards lie: what the seats may see there and whether it is a circle.
 *
 * @param name the name in the rules, such as {@code hand}
 * @param sight who sees the cards that lie there face up or unturned
 * @param circle whether cards stand and rest there
 */
public record ZoneKind(String name, Sight sight, boolean circle) {
    /** Places are asked for their kind again and again, and most kinds are one instance, so that is tried first. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof ZoneKind kind
                        && name.equals(kind.name)
                        && sight == kind.sight
                        && circle == kind.circle;
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return name.hashCode();
    }

    /** Who sees the cards of a place. */
    public enum Sight {
        /** All seats. */
        ALL,
        /** The seat the place belongs to; for the others its order means nothing. */
        OWNER,
        /** Nobody; its order counts and comes into being as it is needed. */
        NOBODY
    }

    /** Tells whether some seat cannot see into places of this kind. */
    public boolean isHidden() {
        return sight != Sight.ALL;
    }
}
