package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.control.Option;

/**
 * A Relic. An Equipment has an Equip, and nothing else has.
 *
 * @param kind which of the three it is
 * @param size its size, 0 or more; a Faculty has none
 * @param collect how many Loot it holds as a Bag; 0 if it is none
 * @param equip how it is attached as an Equipment; none if it is none
 */
public record Relic(Kind kind, int size, int collect, Option<Equip> equip) implements CardType {
    /** The kinds of Relics. */
    @Rule(vw = "3.7.1.4")
    public enum Kind {
        /** Deployed in a Territory like a Follower. */
        GENERAL,
        /** Attached to a Follower. */
        EQUIPMENT,
        /** Attached to a Territory. */
        FACULTY
    }

    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if a number is negative, a Faculty has a size, a Bag is no General Relic, or an
     *     Equip is not that of an Equipment
     */
    @Rule(vw = {"3.7.4.2", "4.7.1"})
    public Relic {
        requireNonNull(kind, "kind");
        if (equip.isDefined() != (kind == Kind.EQUIPMENT)) {
            throw new IllegalArgumentException("an Equipment has an Equip, and no other Relic has");
        }
        if (size < 0 || collect < 0) {
            throw new IllegalArgumentException("the size of a Relic and what it collects are 0 or more");
        }
        if (kind == Kind.FACULTY && size != 0) {
            throw new IllegalArgumentException("a Faculty has no size");
        }
        if (collect > 0 && kind != Kind.GENERAL) {
            throw new IllegalArgumentException("a Bag is a General Relic");
        }
    }

    /** Returns a Relic that is no Bag; an Equipment is attached at no cost to any Follower. */
    public static Relic of(Kind kind, int size) {
        return new Relic(kind, size, 0, Option.when(kind == Kind.EQUIPMENT, Equip.FREE));
    }

    /** Tells whether it is a Bag, which collects Loot. */
    @Rule(vw = {"4.7.1", "4.9.16"})
    public boolean isBag() {
        return collect > 0;
    }

    @Override
    public String label() {
        return "Relic";
    }
}
