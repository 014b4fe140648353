package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Array;

/** Writes deck lists as the text that {@link DeckReader} reads. */
public final class DeckWriter {
    private DeckWriter() {}

    /**
     * Returns the text of a deck list, its lines ended by {@code \n}. Decks that hold no card are left out. The deck
     * list's name is not part of the text; cards are written by their names.
     */
    public static String toText(DeckList deck) {
        requireNonNull(deck, "deck");
        return Array.of(DeckSection.values())
                .reject(section -> deck.entries(section).isEmpty())
                .map(section -> section(section, deck.entries(section)))
                .mkString("\n");
    }

    private static String section(DeckSection section, Array<DeckEntry> entries) {
        return "[" + section.heading() + "]\n"
                + entries.map(entry -> entry.count() + " " + entry.card().name() + "\n")
                        .mkString();
    }
}
