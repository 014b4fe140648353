package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code pack}: the packs whose cards are played with, by their ids, or by the paths of their files from the
 * folder of the scenario file; nothing outside of that folder is read.
 *
 * @param <P> the packs of the game
 */
final class PackNames<P> {
    static final String TREE = ".pack.json";
    private static final int MOST_PACKS = 20;
    private static final int MOST_BYTES = 4_000_000;

    private final Shelf<P> shelf;
    private final Option<Path> from;

    /** @param from the folder of the scenario file, none if no files may be named */
    PackNames(Shelf<P> shelf, Option<Path> from) {
        this.shelf = shelf;
        this.from = from;
    }

    /** The packs of a game. */
    interface Shelf<P> {
        /** Returns the pack that is meant where none is named. */
        P usual();

        Array<P> known();

        String id(P pack);

        /** Returns how the names of files end that are packs. */
        Array<String> endings();

        /** Returns the pack that the text of a file says, or what is wrong with it. */
        Either<Array<String>, P> read(String name, String text);

        /**
         * Returns the cards of two packs as one.
         *
         * @throws IllegalArgumentException if they do not go together
         */
        P joined(P first, P second);
    }

    /** Returns the pack of all cards, the usual one if none is named. */
    P read(@Nullable Reading value) {
        if (value == null) {
            return shelf.usual();
        }
        if (!(value.data() instanceof Data.Items)) {
            return one(value);
        }
        Array<Reading> names = Array.ofAll(value.items());
        if (names.isEmpty() || names.size() > MOST_PACKS) {
            throw value.expected("from 1 to " + MOST_PACKS + " packs");
        }
        Array<P> packs = names.map(this::one);
        try {
            return packs.reduceLeft(shelf::joined);
        } catch (IllegalArgumentException e) {
            throw value.expected("packs that go together", String.valueOf(e.getMessage()));
        }
    }

    private P one(Reading name) {
        String text = name.text();
        return shelf.endings().exists(text::endsWith)
                ? file(name)
                : shelf.known()
                        .find(each -> shelf.id(each).equals(text))
                        .getOrElseThrow(() -> name.expected("a pack, one of "
                                + shelf.known().map(shelf::id).mkString(", ")
                                + ", or the path of a file that ends in "
                                + shelf.endings().mkString(" or ")));
    }

    private P file(Reading name) {
        String text = content(name, path(name));
        return shelf.read(name.text(), text)
                .getOrElseThrow(problems -> name.expected("a pack without problems", problems.head()));
    }

    /** The real path, after links: neither it nor the one that is written leads out of the folder. */
    private Path path(Reading name) {
        Path folder = from.getOrElseThrow(
                () -> name.expected("the id of a pack, since no folder is known to look for files in"));
        Option<Path> inside = inside(folder, name.text());
        return inside.getOrElseThrow(() -> name.expected(
                "the path of a file in or below the folder of the scenario file, from there, with / between names"));
    }

    private static Option<Path> inside(Path folder, String text) {
        try {
            boolean plain = !text.contains("\\") && !Path.of(text).isAbsolute();
            Path written = folder.resolve(text).normalize();
            if (!plain || !written.startsWith(folder.normalize())) {
                return Option.none();
            }
            Path real = written.toRealPath();
            return Option.when(real.startsWith(folder.toRealPath()) && Files.isRegularFile(real), real);
        } catch (IOException | InvalidPathException e) {
            return Option.none();
        }
    }

    private static String content(Reading name, Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw name.expected("a file of at most " + MOST_BYTES + " bytes", Files.size(file) + " bytes");
            }
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw name.expected("a file that can be read", e);
        }
    }
}
