package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.state.Ruleset;

/** The text that stands for a game's rules in saved states and replays. */
final class Manifest {
    private static final String LIBRARY = "0.1.0";

    private Manifest() {}

    static String of(Ruleset ruleset, Pack pack) {
        return "cardfold " + LIBRARY + "\nruleset " + ruleset.name() + " " + content(ruleset.toString()) + "\npack "
                + pack.id() + " " + pack.version() + " " + content(pack.cards().mkString("\n")) + "\n";
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
