package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.DeckSheets;
import io.github.cardfold.game.LibraryGame;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** Deck lists as JSON text; cards go by their ids. The schema is {@code deck.schema.json}. */
public final class DeckJson {
    /** The greatest number of missing cards that are told; one more says that there are others. */
    private static final int MOST_PROBLEMS = 100;

    private DeckJson() {}

    /** Returns a deck list as JSON, on one line without spaces. */
    public static String write(DeckList deck) {
        requireNonNull(deck, "deck");
        return Documents.of(Format.DECK, DeckData.write(LibraryGame.VANGUARD, DeckSheets.of(deck)))
                .toString();
    }

    /**
     * Reads a deck list.
     *
     * @param pack the cards that it may call by id
     * @param source the name of the text, for the problems
     * @param text the whole text
     * @return the deck list, legal or not, or what is wrong: every card that the pack does not have, up to 100, or the
     *     first thing that is no deck list at all
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Either<Array<JsonProblem>, DeckList> read(Pack pack, String source, String text) {
        requireNonNull(pack, "pack");
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        DeckSheet sheet;
        try {
            sheet = DeckData.read(LibraryGame.VANGUARD, Documents.fields(Format.DECK, Json.data(text)));
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(JsonProblem.of(source, refusal)));
        }
        Array<JsonProblem> missing = Array.of(DeckSection.values())
                .flatMap(section -> sheet.parts()
                        .get(section.ordinal())
                        .zipWithIndex()
                        .filter(entry -> pack.card(entry._1.card()).isEmpty())
                        .map(entry -> new JsonProblem(
                                source,
                                "$." + Reading.word(section) + "[" + entry._2 + "].card",
                                "the pack " + pack.id() + " has no card '" + entry._1.card() + "'")));
        return missing.isEmpty() ? Either.right(DeckSheets.vanguard(sheet, pack::card)) : Either.left(first(missing));
    }

    private static Array<JsonProblem> first(Array<JsonProblem> all) {
        return all.size() <= MOST_PROBLEMS
                ? all
                : all.take(MOST_PROBLEMS)
                        .append(new JsonProblem(
                                all.get(MOST_PROBLEMS).source(),
                                all.get(MOST_PROBLEMS).path(),
                                "there is more; reading stopped after " + MOST_PROBLEMS + " problems"));
    }
}
