package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.PackReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The pack {@code practice}: cards whose ids say what they are. */
final class Practice {
    private static final String FILE = "practice.tsv";

    /** The pack. */
    static final Pack PACK = PackReader.read(FILE, text())
            .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));

    /** What stands on each vanguard circle unless a scenario says otherwise. */
    static final String VANGUARD = "champion";

    /** What each deck holds unless a scenario says otherwise. */
    static final String DECK = "squire";

    /** How many cards each deck then holds. */
    static final int DECK_SIZE = 10;

    private Practice() {}

    private static String text() {
        try (InputStream in = Practice.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException(FILE + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + FILE, e);
        }
    }
}
