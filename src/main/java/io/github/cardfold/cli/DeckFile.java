package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.deck.TextProblem;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** Finds the deck list that the command line names. */
final class DeckFile {
    private DeckFile() {}

    /**
     * Returns the shipped deck list of that name or, if there is none of these packs, the one in the file, or every
     * problem with its text, read with the pack that has more of its cards.
     *
     * @throws UsageException if there is neither
     */
    static Either<Array<TextProblem>, DeckList> read(PackRules rules, String name) {
        if (rules.packs().exists(pack -> DeckNames.of(pack).contains(name))) {
            return Either.right(Decks.named(name));
        }
        if (DeckNames.isOfVandaria(name) && !InputFile.exists(name)) {
            throw new UsageException("'" + name + "' is a deck of Vandaria Wars: say --game vandaria");
        }
        String text = InputFile.text(name, ", and " + nearest(rules, name));
        Array<Either<Array<TextProblem>, DeckList>> read =
                rules.packs().map(pack -> DeckReader.read(pack.withCards(rules.cards(pack)), name, text));
        return read.minBy(each -> each.fold(Array::size, deck -> 0)).get();
    }

    /**
     * Returns that deck list if there is one to play with.
     *
     * @throws UsageException if there is none, or it cannot be read
     */
    static DeckList readable(PackRules rules, String name) {
        return read(rules, name).getOrElseThrow(UsageException::new);
    }

    /** What the library says to somebody who asks for that deck. */
    private static String nearest(PackRules rules, String name) {
        try {
            return "the deck '" + Decks.named(name).name() + "' is of none of the packs "
                    + rules.packs().map(Pack::id).mkString(", ");
        } catch (IllegalArgumentException unknown) {
            return String.valueOf(unknown.getMessage());
        }
    }
}
