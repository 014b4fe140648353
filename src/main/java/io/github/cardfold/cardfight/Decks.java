package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.kernel.NearestNames;
import io.vavr.collection.Array;

/**
 * The deck lists that the library ships: one of each nation of {@link Packs#vanilla}, each with a plan of its own, and
 * one without a ride deck.
 */
public final class Decks {
    private static final Array<String> NAMES =
            Array.of("tidal-archive", "clockwork-orchard", "ember-caravan", "starmoth-choir", "ember-stragglers");

    private Decks() {}

    /** Returns the names of the shipped deck lists. */
    public static Array<String> names() {
        return NAMES;
    }

    /**
     * Returns the shipped deck list of a name.
     *
     * @param name one of {@link #names}
     * @throws IllegalArgumentException if no shipped deck list has the name
     */
    public static DeckList named(String name) {
        if (!NAMES.contains(name)) {
            Array<String> near = NearestNames.to(name, NAMES);
            throw new IllegalArgumentException("there is no deck '" + name + "'"
                    + (near.isEmpty()
                            ? " among " + NAMES.mkString(", ")
                            : "; did you mean " + near.mkString("'", "', '", "'") + "?"));
        }
        return DeckReader.read(Packs.vanilla(), name, Shipped.text(name + ".deck"))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }
}
