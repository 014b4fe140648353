package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.spi.Registration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The text that stands for a game's rules in saved states and replays. */
final class Manifest {
    /** The version of the library. */
    static final String LIBRARY = version();

    private Manifest() {}

    static String of(Ruleset ruleset, Pack pack, Registration registered) {
        return "cardfold " + LIBRARY + "\nruleset " + ruleset.name() + " " + content(ruleset.toString()) + "\npack "
                + pack.id() + " " + pack.version() + " " + content(pack.cards().mkString("\n")) + "\n"
                + registered.manifest((card, language) -> CardData.write((Card) card, language));
    }

    /** Returns the version of the library, which the build writes into a file beside this class. */
    private static String version() {
        try (InputStream file = Manifest.class.getResourceAsStream("version.txt")) {
            if (file == null) {
                throw new IllegalStateException("version.txt is missing from the library");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException cause) {
            throw new UncheckedIOException("version.txt of the library cannot be read", cause);
        }
    }

    /** A checksum of all that a ruleset decides or a pack prints: 64 bits of FNV-1a over its text. */
    private static String content(String text) {
        long hash = 0xCBF29CE484222325L;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
        }
        return Long.toHexString(hash);
    }
}
