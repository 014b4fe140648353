package io.github.cardfold.game;

import io.github.cardfold.citation.Document;
import io.github.cardfold.data.Reading;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaDeckException;
import io.github.cardfold.vandaria.VandariaSetup;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.OptionalLong;

/** Vandaria Wars, between two to six players. */
final class VandariaWars implements LibraryGame {
    @Override
    public String name() {
        return VandariaGame.NAME;
    }

    @Override
    public Document document() {
        return Document.VW;
    }

    @Override
    public int mostSeats() {
        return Vandaria.MOST_PLAYERS;
    }

    @Override
    public Array<String> deckParts() {
        return Array.of(VandariaDeckSection.values()).map(Reading::word);
    }

    @Override
    public Either<String, State> start(
            Rules rules, Array<DeckSheet> decks, Array<StartNumber> numbers, OptionalLong seed) {
        return DeckSheets.read(rules, VandariaCard.class, decks, DeckSheets::vandaria)
                .flatMap(lists -> begin(rules, lists, numbers, seed));
    }

    private static Either<String, State> begin(
            Rules rules, Array<VandariaDeckList> decks, Array<StartNumber> numbers, OptionalLong seed) {
        try {
            VandariaSetup setup = Vandaria.setup(rules, decks);
            for (StartNumber each : numbers) {
                Option<NumberKey> key =
                        setup.numbers().find(number -> number.name().equals(each.name()));
                if (key.isEmpty() || each.seat().ordinal() >= decks.size()) {
                    return Either.left("there is no number '" + each.name() + "' that " + each.seat() + " could bring");
                }
                setup = setup.with(key.get(), each.seat(), each.value());
            }
            return Either.right(setup.start(seed, null));
        } catch (VandariaDeckException refusal) {
            return Either.left(String.valueOf(refusal.getMessage()));
        }
    }
}
