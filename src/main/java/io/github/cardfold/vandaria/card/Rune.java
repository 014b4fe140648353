package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

/**
 * A Rune, much like a Relic.
 *
 * @param kind which of the three it is
 * @param size its size, 0 or more
 */
public record Rune(Kind kind, int size) implements CardType {
    /** The kinds of Runes. */
    public enum Kind {
        /** Deployed in a Territory like a Follower. */
        GENERAL,
        /** Attached to a Follower. */
        EQUIPMENT,
        /** Produces element. */
        ELEMENTAL
    }

    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if the size is negative
     */
    public Rune {
        requireNonNull(kind, "kind");
        if (size < 0) {
            throw new IllegalArgumentException("the size of a Rune is 0 or more, not " + size);
        }
    }

    @Override
    public String label() {
        return "Rune";
    }
}
