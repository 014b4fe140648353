package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The list of what a run of random games may not come to: a thing a line, and after a bar the scenario or the test that
 * comes to it. {@link #main} brings it up to date.
 */
public final class Unreached {
    static final Rules RULES = Cardfight.rules(Editions.JP_2026_04, Packs.nightfair());

    private static final Path LIST = Path.of("src", "test", "resources", "unreached.txt");

    /** A run counts on luck for what it comes to seldom: the list has what any of so many runs misses. */
    private static final int RUNS = 5;

    private static final long NEXT_RUN = 100_000;

    private Unreached() {}

    /** Returns the witnesses by the things that they come to. */
    static TreeMap<String, String> list() throws IOException {
        return TreeMap.ofEntries(Array.ofAll(Files.readAllLines(LIST))
                .map(line -> line.split(" \\| ", 2))
                .map(parts -> new io.vavr.Tuple2<>(parts[0], parts[1])));
    }

    /** Returns all that there is to come to. */
    static TreeSet<String> all() {
        return names(new Reached(RULES), false);
    }

    static TreeSet<String> reached(Reached reached) {
        return names(reached, true);
    }

    private static TreeSet<String> names(Reached reached, boolean only) {
        return TreeSet.ofAll(reached.groups()
                .flatMap(group -> group.lines()
                        .filter(each -> !only || each.count() > 0)
                        .map(each -> group.what() + ": " + each.name())));
    }

    /** Returns what a run of some seconds does not come to. */
    static TreeSet<String> missed(int run) { // TreeSet.intersect and union of Vavr 1.0.1 fail on some sets
        return play(48, Settings.Manner.GREEDY, run).filter(play(32, Settings.Manner.NOVELTY, run)::contains);
    }

    private static TreeSet<String> play(int games, Settings.Manner manner, int run) {
        try {
            Tally tally = Fuzz.play(new Settings(
                    RULES,
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
            return all().removeAll(reached(tally.reached()));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Writes the list anew: what was listed keeps its witness while that comes to it, the others get the first scenario
     * or test that does; {@code ?} stands where there is none.
     */
    public static void main(String[] arguments) throws IOException {
        var missed = Array.range(0, RUNS).map(Unreached::missed).fold(TreeSet.empty(), TreeSet::addAll);
        var former = Files.exists(LIST) ? list() : TreeMap.<String, String>empty();
        var witnesses = Witnesses.all().toMap(each -> each, Witnesses::reached);
        Files.writeString(
                LIST,
                missed.toArray()
                        .map(thing -> thing + " | "
                                + former.get(thing)
                                        .filter(each -> witnesses.get(each).exists(by -> by.contains(thing)))
                                        .orElse(() -> witnesses
                                                .find(each -> each._2.contains(thing))
                                                .map(each -> each._1))
                                        .getOrElse("?"))
                        .mkString("", "\n", "\n"));
    }
}
