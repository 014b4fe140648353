package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.PackReader;
import io.github.cardfold.json.PackJson;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Finds the pack that the command line names. */
final class PackFile {
    private static final String TABLE = ".tsv";

    private PackFile() {}

    /**
     * Returns the shipped pack with that id or, if there is none, the one in the file, or every problem with its text.
     *
     * @throws UsageException if there is neither
     */
    static Either<Array<String>, Pack> read(String name) {
        Option<Pack> shipped = Packs.all().find(pack -> pack.id().equals(name));
        if (shipped.isDefined()) {
            return Either.right(shipped.get());
        }
        if (VandariaFiles.isShipped(name)) {
            throw ofTheOtherGame(name);
        }
        String text = InputFile.text(
                name,
                ", and no shipped pack of that name among "
                        + Packs.all().map(Pack::id).mkString(", "));
        if (VandariaFiles.isPackText(text)) {
            throw ofTheOtherGame(name);
        }
        return name.endsWith(TABLE)
                ? PackReader.read(name, text).mapLeft(problems -> problems.map(String::valueOf))
                : PackJson.read(name, text, Plugged.language()).mapLeft(problems -> problems.map(String::valueOf));
    }

    private static UsageException ofTheOtherGame(String name) {
        return new UsageException(
                "'" + name + "' is a pack of Vandaria Wars: cards check checks it; play, fuzz and deck"
                        + " check take it with --game vandaria");
    }

    /**
     * Returns that pack if there is one to play with.
     *
     * @throws UsageException if there is none, or it cannot be read
     */
    static Pack readable(String name) {
        return read(name).getOrElseThrow(UsageException::new);
    }
}
