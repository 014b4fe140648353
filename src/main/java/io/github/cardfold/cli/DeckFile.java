package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.Decks;
import io.github.cardfold.cardfight.card.Packs;
import io.github.cardfold.cardfight.card.TextProblem;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Finds the deck list that the command line names. */
final class DeckFile {
    private DeckFile() {}

    /** Returns the shipped deck list of that name or, if there is none, the one in the file. */
    static DeckList read(String name) {
        return Decks.names().contains(name)
                ? Decks.named(name)
                : DeckReader.read(Packs.vanilla(), name, text(name)).getOrElseThrow(DeckFile::refusal);
    }

    private static String text(String name) {
        try {
            return Files.readString(Path.of(name), StandardCharsets.UTF_8);
        } catch (IOException | InvalidPathException unreadable) {
            throw new UsageException(
                    "'" + name + "' is neither a file that can be read nor one of the decks "
                            + Decks.names().mkString(", "),
                    unreadable);
        }
    }

    private static UsageException refusal(Array<TextProblem> problems) {
        int more = problems.size() - 1;
        return new UsageException(problems.head() + (more == 0 ? "" : " (and " + more + " more)"));
    }
}
