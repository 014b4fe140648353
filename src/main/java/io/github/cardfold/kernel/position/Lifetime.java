package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * How long a lasting effect lasts, registered under a name. It ends when an event says that effects of this lifetime
 * end ({@link Event#expire}), and it may say what is left of it when those of another lifetime do. Two are equal if
 * they have one name. Immutable.
 */
public final class Lifetime {
    /** What is left of a lifetime when effects of another one end. */
    @FunctionalInterface
    public interface Ending {
        /**
         * Returns how long an effect lasts from then on.
         *
         * @param now how long it has lasted so far
         * @param turn the seat whose turn it is just before they end, null before the first turn
         * @param master the seat whose effect it is
         * @return {@code now} if nothing changes, null if it ends
         */
        @Nullable
        Lifetime left(Lifetime now, @Nullable Seat turn, Seat master);
    }

    private record Watch(Lifetime ended, Ending ending) {}

    private final String name;
    private final Array<Watch> watches;

    private Lifetime(String name, Array<Watch> watches) {
        this.name = name;
        this.watches = watches;
    }

    /**
     * Returns a lifetime that ends when effects of this lifetime are said to end.
     *
     * @param name the name, as files and notation have it: unique among those of one game
     * @throws IllegalArgumentException if the name is empty
     */
    public static Lifetime of(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a duration has a name that is not empty");
        }
        return new Lifetime(name, Array.empty());
    }

    /**
     * Returns the same lifetime, of which something else may be left when effects of another one end.
     *
     * @param ended the other one
     * @throws IllegalArgumentException if it is this one, or if it is said already what is left when that one ends
     */
    public Lifetime when(Lifetime ended, Ending ending) {
        if (equals(ended) || changesWith(ended)) {
            throw new IllegalArgumentException(
                    "it is said already what is left of the duration " + name + " when " + ended + " ends");
        }
        return new Lifetime(name, watches.append(new Watch(ended, ending)));
    }

    /** Returns its name, as files and notation have it. */
    public String name() {
        return name;
    }

    /** Tells whether something else than itself may be left of it when effects of another lifetime end. */
    public boolean changesWith(Lifetime ended) {
        return watches.exists(each -> each.ended.equals(ended));
    }

    /** Returns the other lifetimes with which it may change. */
    Array<Lifetime> watched() {
        return watches.map(Watch::ended);
    }

    /**
     * Returns how long an effect of this lifetime lasts from now on, when effects of a lifetime end.
     *
     * @param turn the seat whose turn it is just before they end, null before the first turn
     * @param master the seat whose effect it is
     * @return null if it ends
     */
    public @Nullable Lifetime left(Lifetime ended, @Nullable Seat turn, Seat master) {
        if (equals(ended)) {
            return null;
        }
        for (Watch each : watches) {
            if (each.ended.equals(ended)) {
                return each.ending.left(this, turn, master);
            }
        }
        return this;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o || o instanceof Lifetime that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
