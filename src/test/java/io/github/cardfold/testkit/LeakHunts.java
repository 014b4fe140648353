package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.testpack.VeilPack;
import io.vavr.collection.Array;

/**
 * Hunts for leaks in the games of every pack. Plays as many pairs as the first argument says, of the packs that the
 * others name, or of all.
 */
public final class LeakHunts {
    private static final ShippedGames PLAIN = ShippedGames.of(Packs.vanilla());
    private static final int DEFAULT_PAIRS = 2000;

    private LeakHunts() {}

    /** How many pairs a test plays: so many, or fewer where it runs thousands of times, as in a proof. */
    static int pairs(int usual) {
        return Integer.getInteger("cardfold.pairs", usual);
    }

    /** The hunt through games of the decks of cards without text, under these rules. */
    static LeakHunt plain(Rules rules) {
        return LeakHunt.of(rules, PLAIN.decks(), PLAIN.pack().cards());
    }

    /** The hunt through games of a shipped pack. */
    static LeakHunt of(ShippedGames games) {
        return LeakHunt.of(games.rules(), games.decks(), games.pack().cards());
    }

    private record Hunted(String cards, LeakHunt hunt) {
        private void hunt(int pairs) {
            long started = System.nanoTime();
            LeakReport report = hunt.pairs(pairs).report();
            double seconds = (System.nanoTime() - started) / 1e9;
            System.out.println(
                    cards + ": " + report + " (" + Math.round(report.pairs() / seconds) + " pairs per second)");
            if (!report.leak().isEmpty()) {
                throw new AssertionError("a leak: " + report.leak());
            }
        }
    }

    /** Plays the pairs of the named packs, or of all, and prints what was found; fails if there is a leak. */
    public static void main(String[] arguments) {
        int pairs = arguments.length == 0 ? DEFAULT_PAIRS : Integer.parseInt(arguments[0]);
        Array<String> named = Array.of(arguments).drop(1);
        Array<Hunted> chosen = Array.of(
                        new Hunted(TextPack.PACK.id(), plain(TextPack.rules())),
                        new Hunted(SecretPack.PACK.id(), plain(SecretPack.rules())),
                        new Hunted(VeilPack.PACK.id(), plain(VeilPack.rules())))
                .appendAll(ShippedGames.ALL.map(games -> new Hunted(games.pack().id(), of(games))))
                .filter(each -> named.isEmpty() || named.contains(each.cards()));
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("no pack is named " + named.mkString(", "));
        }
        chosen.forEach(each -> each.hunt(pairs));
    }
}
