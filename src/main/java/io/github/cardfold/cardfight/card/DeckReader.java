package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.DeckText;
import io.github.cardfold.deck.TextProblem;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/**
 * Reads a deck list from {@linkplain DeckText text} under the headings {@code [Main deck]}, {@code [Ride deck]} and
 * {@code [G deck]}. {@link DeckWriter} writes such texts.
 */
public final class DeckReader {
    private static final Array<String> HEADINGS = Array.of(DeckSection.values()).map(DeckSection::heading);

    private DeckReader() {}

    /**
     * Reads a deck list. The time it takes is in proportion to the length of the text.
     *
     * @param pack the cards that it may call by name
     * @param name the name of the deck list, also the source that problems name
     * @param text the whole text, of at most {@value DeckText#MOST_CHARACTERS} characters and {@value DeckEntry#MOST}
     *     cards in each deck
     * @return the deck list, legal or not, or every problem found, in the order of the text; after 100 of them, that
     *     reading stopped
     */
    @Rule(jp = "8.1.2#2")
    public static Either<Array<TextProblem>, DeckList> read(Pack pack, String name, String text) {
        requireNonNull(pack, "pack");
        requireNonNull(name, "name");
        return DeckText.read(pack.id(), pack.cards(), HEADINGS, name, text)
                .map(decks -> DeckList.builder()
                        .name(name)
                        .main(decks.get(DeckSection.MAIN.ordinal()))
                        .ride(decks.get(DeckSection.RIDE.ordinal()))
                        .g(decks.get(DeckSection.G.ordinal()))
                        .build());
    }
}
