package io.github.cardfold.game;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.citation.Document;
import io.github.cardfold.data.Reading;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.OptionalLong;

/** Cardfight!! Vanguard, between two fighters. */
final class Vanguard implements LibraryGame {
    private static final int SEATS = 2;

    @Override
    public String name() {
        return CardfightGame.NAME;
    }

    @Override
    public Document document() {
        return Document.JP;
    }

    @Override
    public int mostSeats() {
        return SEATS;
    }

    @Override
    public Array<String> deckParts() {
        return Array.of(DeckSection.values()).map(Reading::word);
    }

    @Override
    public Either<String, State> start(
            Rules rules, Array<DeckSheet> decks, Array<StartNumber> numbers, OptionalLong seed) {
        if (decks.size() != SEATS) {
            return Either.left("a fight has two decks, not " + decks.size());
        }
        if (!numbers.isEmpty()) {
            return Either.left("fighters bring decks and no numbers, such as '"
                    + numbers.head().name() + "'");
        }
        return DeckSheets.read(rules, Card.class, decks, DeckSheets::vanguard)
                .flatMap(lists -> begin(rules, lists, seed));
    }

    private static Either<String, State> begin(Rules rules, Array<DeckList> decks, OptionalLong seed) {
        try {
            return Either.right(
                    Cardfight.setup(rules, decks.get(0), decks.get(1)).start(seed, null));
        } catch (IllegalDeckException refusal) {
            return Either.left(String.valueOf(refusal.getMessage()));
        }
    }
}
