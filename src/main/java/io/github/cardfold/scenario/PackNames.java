package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.PackReader;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.json.PackJson;
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
 */
final class PackNames {
    private static final String TABLE = ".tsv";
    static final String TREE = ".pack.json";
    private static final int MOST_PACKS = 20;
    private static final int MOST_BYTES = 4_000_000;

    private final ScenarioRules shelf;

    PackNames(ScenarioRules shelf) {
        this.shelf = shelf;
    }

    /** Returns the pack of all cards, that of practice if none is named. */
    Pack read(@Nullable Reading value) {
        if (value == null) {
            return Practice.PACK;
        }
        if (!(value.data() instanceof Data.Items)) {
            return one(value);
        }
        Array<Reading> names = Array.ofAll(value.items());
        if (names.isEmpty() || names.size() > MOST_PACKS) {
            throw value.expected("from 1 to " + MOST_PACKS + " packs");
        }
        Array<Pack> packs = names.map(this::one);
        try {
            return packs.tail()
                    .foldLeft(
                            packs.head(),
                            (all, pack) -> all.withId(all.id() + " and " + pack.id())
                                    .withVersion(all.version() + " and " + pack.version())
                                    .withDefinitions(all.definitions()
                                            .appendAll(pack.definitions())
                                            .distinct())
                                    .withCards(all.cards().appendAll(pack.cards())));
        } catch (IllegalArgumentException e) {
            throw value.expected("packs that go together", String.valueOf(e.getMessage()));
        }
    }

    /** Tells whether the pack of practice is among those that are named. */
    static boolean isPractice(@Nullable Reading value) {
        if (value != null && value.data() instanceof Data.Items) {
            return Array.ofAll(value.items()).map(Reading::text).contains(Practice.PACK.id());
        }
        return value == null || value.text().equals(Practice.PACK.id());
    }

    private Pack one(Reading name) {
        String text = name.text();
        return text.endsWith(TABLE) || text.endsWith(TREE)
                ? file(name)
                : shelf.pack(text)
                        .getOrElseThrow(() -> name.expected("a pack, one of "
                                + shelf.packIds().mkString(", ") + ", or the path of a file that ends in " + TREE
                                + " or " + TABLE));
    }

    private Pack file(Reading name) {
        String text = content(name, path(name));
        Either<Array<String>, Pack> read = name.text().endsWith(TABLE)
                ? PackReader.read(name.text(), text).mapLeft(problems -> problems.map(String::valueOf))
                : PackJson.read(name.text(), text, shelf.language()).mapLeft(problems -> problems.map(String::valueOf));
        return read.getOrElseThrow(problems -> name.expected("a pack without problems", problems.head()));
    }

    /** The real path, after links: neither it nor the one that is written leads out of the folder. */
    private Path path(Reading name) {
        Path folder = shelf.folder()
                .getOrElseThrow(() -> name.expected("the id of a pack, since no folder is known to look for files in"));
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
