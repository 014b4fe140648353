package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.deck.DeckText;
import io.vavr.collection.Array;
import java.util.function.Function;

/** Writes deck lists as the text that {@link DeckReader} reads. */
public final class DeckWriter {
    private DeckWriter() {}

    /**
     * Returns the text of a deck list for a pack in which every card has a name of its own.
     *
     * @see #toText(DeckList, Pack)
     */
    public static String toText(DeckList deck) {
        requireNonNull(deck, "deck");
        return toText(deck, Card::name);
    }

    /**
     * Returns the text of a deck list, its lines ended by {@code \n}. Decks that hold no card are left out. The deck
     * list's name is not part of the text; cards are written by what the pack calls them, {@link Pack#title}.
     */
    public static String toText(DeckList deck, Pack pack) {
        requireNonNull(deck, "deck");
        requireNonNull(pack, "pack");
        return toText(deck, pack::title);
    }

    private static String toText(DeckList deck, Function<Card, String> title) {
        return Array.of(DeckSection.values())
                .map(section -> DeckText.section(section.heading(), deck.entries(section), title))
                .reject(String::isEmpty)
                .mkString("\n");
    }
}
