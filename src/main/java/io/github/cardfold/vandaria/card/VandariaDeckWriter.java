package io.github.cardfold.vandaria.card;

import io.github.cardfold.deck.DeckText;
import io.vavr.collection.Array;

/** Writes deck lists as the text that {@link VandariaDeckReader} reads. */
public final class VandariaDeckWriter {
    private VandariaDeckWriter() {}

    /**
     * Returns the text of a deck list, its lines ended by {@code \n}. Decks that hold no card are left out, and so is
     * the deck list's name. A card whose name several of the cards bear is called by its id too.
     */
    public static String toText(VandariaDeckList deck, Array<VandariaCard> cards) {
        return Array.of(VandariaDeckSection.values())
                .map(section ->
                        DeckText.section(section.heading(), deck.entries(section), card -> DeckText.title(card, cards)))
                .reject(String::isEmpty)
                .mkString("\n");
    }
}
