package io.github.cardfold.vandaria.card;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.DeckText;
import io.github.cardfold.deck.TextProblem;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/**
 * Reads a deck list from {@linkplain DeckText text} under the headings {@code [Fate Deck]}, {@code [Subdeck]} and
 * {@code [Sideboard]}. {@link VandariaDeckWriter} writes such texts.
 */
public final class VandariaDeckReader {
    private static final Array<String> HEADINGS =
            Array.of(VandariaDeckSection.values()).map(VandariaDeckSection::heading);

    private VandariaDeckReader() {}

    /**
     * Reads a deck list. The time it takes is in proportion to the length of the text.
     *
     * @param pack the id of the pack of the cards, which problems name
     * @param cards the cards that it may call by name
     * @param name the name of the deck list, also the source that problems name
     * @param text the whole text, of at most {@value DeckText#MOST_CHARACTERS} characters and {@value DeckEntry#MOST}
     *     cards in each deck
     * @return the deck list, legal or not, or every problem found, in the order of the text; after 100 of them, that
     *     reading stopped
     */
    public static Either<Array<TextProblem>, VandariaDeckList> read(
            String pack, Array<VandariaCard> cards, String name, String text) {
        return DeckText.read(pack, cards, HEADINGS, name, text)
                .map(decks -> VandariaDeckList.builder()
                        .name(name)
                        .fate(decks.get(VandariaDeckSection.FATE.ordinal()))
                        .sub(decks.get(VandariaDeckSection.SUB.ordinal()))
                        .side(decks.get(VandariaDeckSection.SIDE.ordinal()))
                        .build());
    }
}
