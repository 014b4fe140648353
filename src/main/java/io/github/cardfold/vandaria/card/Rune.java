package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.vavr.control.Option;

/**
 * A Rune, much like a Relic. An Equipment has an Equip, and nothing else has.
 *
 * @param kind which of the three it is
 * @param size its size, 0 or more
 * @param equip how it is attached as an Equipment; none if it is none
 */
public record Rune(Kind kind, int size, Option<Equip> equip) implements CardType {
    /** The kinds of Runes. */
    public enum Kind {
        /** Deployed in a Territory like a Follower. */
        GENERAL,
        /** Attached to a Follower. */
        EQUIPMENT,
        /** Produces element (3.8.4.1). */
        ELEMENTAL
    }

    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if the size is negative, or an Equip is not that of an Equipment
     */
    public Rune {
        requireNonNull(kind, "kind");
        if (equip.isDefined() != (kind == Kind.EQUIPMENT)) {
            throw new IllegalArgumentException("an Equipment has an Equip, and no other Rune has");
        }
        if (size < 0) {
            throw new IllegalArgumentException("the size of a Rune is 0 or more, not " + size);
        }
    }

    /** Returns a Rune; an Equipment is attached at no cost to any Follower. */
    public static Rune of(Kind kind, int size) {
        return new Rune(kind, size, Option.when(kind == Kind.EQUIPMENT, Equip.FREE));
    }

    @Override
    public String label() {
        return "Rune";
    }
}
