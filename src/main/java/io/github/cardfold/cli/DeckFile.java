package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.TextProblem;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** Finds the deck list that the command line names. */
final class DeckFile {
    private DeckFile() {}

    /**
     * Returns the shipped deck list of that name or, if there is none, the one in the file, or every problem with its
     * text, read with the pack that has more of its cards.
     *
     * @throws UsageException if there is neither
     */
    static Either<Array<TextProblem>, DeckList> read(String name) {
        if (DeckNames.ALL.contains(name)) {
            return Either.right(Decks.named(name));
        }
        String text = InputFile.text(name, ", and " + nearest(name));
        Array<Either<Array<TextProblem>, DeckList>> read =
                ShippedRules.PACKS.map(pack -> DeckReader.read(pack, name, text));
        return read.minBy(each -> each.fold(Array::size, deck -> 0)).get();
    }

    /**
     * Returns that deck list if there is one to play with.
     *
     * @throws UsageException if there is none, or it cannot be read
     */
    static DeckList readable(String name) {
        return read(name).getOrElseThrow(DeckFile::refusal);
    }

    /** What the library says to somebody who asks for that deck. */
    private static String nearest(String name) {
        try {
            return Decks.named(name).name();
        } catch (IllegalArgumentException unknown) {
            return String.valueOf(unknown.getMessage());
        }
    }

    private static UsageException refusal(Array<TextProblem> problems) {
        int more = problems.size() - 1;
        return new UsageException(problems.head() + (more == 0 ? "" : " (and " + more + " more)"));
    }
}
