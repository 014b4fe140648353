package io.github.cardfold.json.upgrade;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The kinds of terms that texts of format 1 were made of, read from a table beside this class. It stays as it is,
 * whatever becomes of the language. Immutable.
 */
final class OldWords {
    /** The kinds of format 1. */
    static final OldWords FORMAT_1 = read("words-1.tsv");

    private static final int COLUMNS = 7;
    private static final String NUMBER = "-?[0-9]+";

    private final Map<String, Array<Component>> kinds;

    /**
     * One component of a kind.
     *
     * @param name its name
     * @param holds the role of the terms in it, such as {@code selector}; empty if it holds none
     * @param isNeeded whether it may not be left out
     * @param isAlone whether it may stand alone
     * @param usual what it is taken for when it is left out, if that is anything
     */
    record Component(String name, String holds, boolean isNeeded, boolean isAlone, Option<Data> usual) {}

    private OldWords(Map<String, Array<Component>> kinds) {
        this.kinds = kinds;
    }

    private static OldWords read(String file) {
        try (InputStream in = requireNonNull(OldWords.class.getResourceAsStream(file), file);
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            Map<String, Array<Component>> kinds = new TreeMap<>();
            lines.lines().skip(1).forEach(line -> {
                String[] cells = line.split("\t", COLUMNS);
                kinds.merge(key(cells[0], cells[1]), components(cells), Array::appendAll);
            });
            return new OldWords(kinds);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    private static Array<Component> components(String[] cells) {
        return cells[2].isEmpty()
                ? Array.empty()
                : Array.of(
                        new Component(cells[2], cells[3], !cells[4].isEmpty(), !cells[5].isEmpty(), usual(cells[6])));
    }

    private static Option<Data> usual(String cell) {
        if (cell.isEmpty()) {
            return Option.none();
        }
        if (cell.matches(NUMBER)) {
            return Option.some(Data.whole(Long.parseLong(cell)));
        }
        return Option.some(
                switch (cell) {
                    case "[]" -> Data.items(List.of());
                    case "true", "false" -> Data.truth(Boolean.parseBoolean(cell));
                    default -> Data.text(cell.substring(1, cell.length() - 1));
                });
    }

    private static String key(String role, String kind) {
        return role + " " + kind;
    }

    /** Returns the components of a kind; none if there was no such kind. */
    Option<Array<Component>> components(String role, String kind) {
        return Option.of(kinds.get(key(role, kind)));
    }
}
