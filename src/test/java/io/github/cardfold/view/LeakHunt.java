package io.github.cardfold.view;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.testpack.VeilPack;
import io.github.cardfold.view.Lockstep.Agreement;
import io.github.cardfold.view.Lockstep.End;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Hunts for leaks: plays pairs of games that differ only in what seat A cannot know and compares all that A is told.
 * Runs for as many pairs as its first argument says, of the packs that the others name, or of all.
 */
public final class LeakHunt {
    private static final int DEFAULT_PAIRS = 2000;

    private LeakHunt() {}

    /**
     * What a hunt found.
     *
     * @param pairs how many pairs were played
     * @param decisions how many answers were given in agreement, in all
     * @param leak what A could tell two games apart by, with the pair's number; "" if by nothing
     */
    record Report(int pairs, long decisions, int least, int most, int[] ends, String leak) {
        double mean() {
            return (double) decisions / pairs;
        }

        @Override
        public String toString() {
            StringBuilder text = new StringBuilder(pairs + " pairs, decisions in agreement: mean " + Math.round(mean())
                    + ", min " + least + ", max " + most + ";");
            for (End end : End.values()) {
                text.append(' ').append(end).append(' ').append(ends[end.ordinal()]);
            }
            return text.append(leak.isEmpty() ? "" : "\n" + leak).toString();
        }
    }

    /** Returns how many pairs a test plays: so many, or fewer where it runs thousands of times, as in a proof. */
    static int pairs(int usual) {
        return Integer.getInteger("cardfold.pairs", usual);
    }

    /** Plays pairs until one leaks or all are played. */
    static Report hunt(Leak leaking, int pairs) {
        return hunt(leaking, leaking.rules(), Packs.vanilla(), pairs);
    }

    /** Plays pairs of a pack's decks under these rules until one leaks or all are played. */
    static Report hunt(Leak leaking, Rules rules, Pack pack, int pairs) {
        return hunt(number -> Pair.of(rules, pack, number), leaking::window, pairs);
    }

    /** Plays pairs, each by its number, until one leaks or all are played. */
    static Report hunt(IntFunction<Twins> twins, Function<State, Window> window, int pairs) {
        long decisions = 0;
        int least = Integer.MAX_VALUE;
        int most = 0;
        int[] ends = new int[End.values().length];
        for (int number = 0; number < pairs; number++) {
            Agreement agreement = Lockstep.play(twins.apply(number), window, number);
            decisions += agreement.decisions();
            least = Math.min(least, agreement.decisions());
            most = Math.max(most, agreement.decisions());
            ends[agreement.end().ordinal()]++;
            if (!agreement.leak().isEmpty()) {
                String leak = "pair " + number + " " + agreement.leak();
                return new Report(number + 1, decisions, least, most, ends, leak);
            }
        }
        return new Report(pairs, decisions, least, most, ends, "");
    }

    /** The pairs of one pack's cards, dealt in decks that are shipped. */
    private record Hunted(String cards, Rules rules, Pack decks) {
        private static Hunted of(Pack cards, Rules rules) {
            return new Hunted(cards.id(), rules, Packs.vanilla());
        }

        private static Hunted of(ShippedGames games) {
            return new Hunted(games.pack().id(), games.rules(), games.pack());
        }

        private void hunt(int pairs) {
            long started = System.nanoTime();
            Report report = LeakHunt.hunt(Leak.NONE, rules, decks, pairs);
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
                        Hunted.of(TextPack.PACK, TextPack.rules()),
                        Hunted.of(SecretPack.PACK, SecretPack.rules()),
                        Hunted.of(VeilPack.PACK, VeilPack.rules()))
                .appendAll(ShippedGames.ALL.map(Hunted::of))
                .filter(each -> named.isEmpty() || named.contains(each.cards()));
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("no pack is named " + named.mkString(", "));
        }
        chosen.forEach(each -> each.hunt(pairs));
    }
}
