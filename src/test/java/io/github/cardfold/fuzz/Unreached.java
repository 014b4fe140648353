package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * The list of what a run of random games of one game may not come to: a thing a line, and after a bar the scenario or
 * the test that comes to it. {@link #main} brings it up to date.
 */
public enum Unreached {
    /** Fights with the shipped texts. */
    CARDFIGHT("unreached.txt") {
        private final Rules rules = Cardfight.rules(Editions.JP_2026_04, Packs.nightfair());

        @Override
        TreeSet<String> all() {
            return names(new Reached(rules), false);
        }

        @Override
        TreeSet<String> missed(int run) { // TreeSet.intersect and union of Vavr 1.0.1 fail on some sets
            return play(48, Settings.Manner.GREEDY, run).filter(play(32, Settings.Manner.NOVELTY, run)::contains);
        }

        private TreeSet<String> play(int games, Settings.Manner manner, int run) {
            try {
                Tally tally = Fuzz.play(new Settings(
                        rules,
                        Decks.names("nightfair").map(Decks::named),
                        games,
                        run * NEXT_RUN,
                        manner,
                        2,
                        1000,
                        Array.empty()));
                if (tally.failed() > 0) {
                    throw new AssertionError(tally.report(false));
                }
                return all().removeAll(names(tally.reached(), true));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        TreeSet<String> reached(String witness) {
            return comeTo(Witnesses.reached(witness));
        }

        @Override
        LinkedHashSet<String> witnesses() {
            return Witnesses.ofFights();
        }
    },

    /** Games of Vandaria Wars. */
    VANDARIA("unreached-vandaria.txt") {
        @Override
        TreeSet<String> all() {
            return VandariaRuns.all();
        }

        @Override
        TreeSet<String> missed(int run) {
            return all().removeAll(VandariaRuns.reached(run * NEXT_RUN));
        }

        @Override
        TreeSet<String> reached(String witness) {
            return VandariaRuns.told(comeTo(Witnesses.reached(witness)));
        }

        @Override
        LinkedHashSet<String> witnesses() {
            return Witnesses.ofVandaria();
        }
    };

    /** A run counts on luck for what it comes to seldom: the list has what any of so many runs misses. */
    private static final int RUNS = 5;

    private static final long NEXT_RUN = 100_000;

    private final Path file;

    Unreached(String file) {
        this.file = Path.of("src", "test", "resources", file);
    }

    /** Returns all that there is to come to. */
    abstract TreeSet<String> all();

    /** Returns what a run of some seconds does not come to. */
    abstract TreeSet<String> missed(int run);

    /** Returns what a scenario or a test comes to. */
    abstract TreeSet<String> reached(String witness);

    /** Returns the scenarios and tests that may stand in the list. */
    abstract LinkedHashSet<String> witnesses();

    /** Returns the witnesses by the things that they come to. */
    TreeMap<String, String> list() throws IOException {
        return TreeMap.ofEntries(Array.ofAll(Files.readAllLines(file))
                .map(line -> line.split(" \\| ", 2))
                .map(parts -> Tuple.of(parts[0], parts[1])));
    }

    static TreeSet<String> comeTo(Array<Reached> games) {
        return games.map(each -> names(each, true)).fold(TreeSet.empty(), TreeSet::addAll);
    }

    static TreeSet<String> names(Reached reached, boolean only) {
        return TreeSet.ofAll(reached.groups()
                .flatMap(group -> group.lines()
                        .filter(each -> !only || each.count() > 0)
                        .map(each -> group.what() + ": " + each.name())));
    }

    /**
     * Writes the lists of the games that are named, or all of them, anew: what was listed keeps its witness while that
     * comes to it, the others get the first scenario or test that does; {@code ?} stands where there is none.
     */
    public static void main(String[] arguments) throws IOException {
        Array<Unreached> games = arguments.length == 0
                ? Array.of(values())
                : Array.of(arguments).map(each -> valueOf(each.toUpperCase(Locale.ROOT)));
        for (Unreached each : games) {
            each.write();
        }
    }

    private void write() throws IOException {
        var missed = Array.range(0, RUNS).map(this::missed).fold(TreeSet.empty(), TreeSet::addAll);
        var former = Files.exists(file) ? list() : TreeMap.<String, String>empty();
        var reached = witnesses().toMap(each -> each, this::reached);
        Files.writeString(
                file,
                missed.toArray()
                        .map(thing -> thing + " | "
                                + former.get(thing)
                                        .filter(each -> reached.get(each).exists(by -> by.contains(thing)))
                                        .orElse(() -> witnesses()
                                                .find(each ->
                                                        reached.get(each).get().contains(thing)))
                                        .getOrElse("?"))
                        .mkString("", "\n", "\n"));
    }
}
