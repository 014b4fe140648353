package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.state.Ruleset;

/** The text that stands for a game's rules in saved states and replays. */
final class Manifest {
    private static final String LIBRARY = "0.1.0";

    private Manifest() {}

    static String of(Ruleset ruleset, Pack pack) {
        return "cardfold " + LIBRARY + "\n" + ruleset + "\npack " + pack.id() + " " + pack.version() + " "
                + content(pack) + "\n";
    }

    /** A checksum of all that the pack prints: 64 bits of FNV-1a over the text of its cards. */
    private static String content(Pack pack) {
        long hash = 0xCBF29CE484222325L;
        String text = pack.cards().mkString("\n");
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
        }
        return Long.toHexString(hash);
    }
}
