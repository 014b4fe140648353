package io.github.cardfold.course;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The frozen courses of games between the decks of each workload: {@code src/test/resources/courses}, a file for each,
 * a line for each game. A change that is not meant to change play leaves them equal; where a rule was mended, they are
 * written anew, and the commit names the section.
 */
public final class Courses {
    /** How many games of each workload are frozen. */
    static final int GAMES = 2_000;

    private static final Path FOLDER = Path.of("src", "test", "resources", "courses");
    private static final String USAGE = """
            check [WORKLOAD...]             plays all frozen games and names those that went otherwise
            write [WORKLOAD...]             freezes the courses of this build
            trace WORKLOAD GAME             prints the course of one game; compare what two builds print
            unindexed GAMES [WORKLOAD...]   plays the first games with all indexes and with none, and compares them
            workloads: %s; trace also takes gauntlet""".formatted(Workload.NAMES.mkString(", "));

    private final String name;
    private final Workload workload;
    private final Array<Setup> setups;

    private Courses(String name, UnaryOperator<Registry> plugin) {
        this.name = name;
        workload = Workload.named(name);
        Rules rules = Cardfight.rules(Editions.JP_2026_04, workload.pack(), Additions.of(plugin));
        Array<DeckList> decks = workload.decks();
        setups = decks.flatMap(a -> decks.map(b -> Cardfight.setup(rules, a, b)));
    }

    static Courses of(String workload) {
        return new Courses(workload, rules -> rules);
    }

    /** Returns the games of a workload with the rules that a plugin makes of its own. */
    static Courses of(String workload, UnaryOperator<Registry> plugin) {
        return new Courses(workload, plugin);
    }

    /** Returns them with rules whose indexes leave nothing out. */
    static Courses unindexed(String workload) {
        return new Courses(
                workload, registry -> Unindexed.add(Workload.named(workload).pack(), registry));
    }

    /** Checks, writes, traces or compares. */
    public static void main(String[] arguments) throws IOException {
        Array<String> words = Array.of(arguments);
        String verb = words.headOption().getOrElse("");
        Array<String> named = words.filter(Workload.NAMES::contains);
        Array<String> workloads = named.isEmpty() ? Workload.NAMES : named;
        if (verb.equals("trace") && words.size() == 3) {
            int game = Integer.parseInt(words.get(2));
            Courses of = of(words.get(1));
            Course.play(of.start(game), game, of.workload.answers(), System.out::print);
        } else if (verb.equals("write")) {
            for (String each : workloads) {
                Files.createDirectories(FOLDER);
                Files.writeString(file(each), String.join("\n", of(each).played(GAMES)) + "\n");
            }
        } else if (verb.equals("check")) {
            exit(workloads.map(each -> told(each, GAMES, of(each).others(GAMES))));
        } else if (verb.equals("unindexed") && words.size() > 1) {
            int games = Integer.parseInt(words.get(1));
            exit(workloads.map(each -> told(
                    each,
                    games,
                    different(of(each).played(games), unindexed(each).played(games)))));
        } else {
            System.out.println(USAGE);
            System.exit(2);
        }
    }

    /** Says how many games passed and which went otherwise; tells whether all passed. */
    private static boolean told(String workload, int games, Array<Integer> others) {
        System.out.println(workload + ": " + (games - others.size()) + " passed, " + others.size() + " failed");
        System.out.print(others.isEmpty() ? "" : others.mkString("went otherwise: ", " ", "\n"));
        return others.isEmpty();
    }

    private static void exit(Array<Boolean> passed) {
        System.exit(passed.contains(false) ? 1 : 0);
    }

    private static Path file(String workload) {
        return FOLDER.resolve(workload + ".txt");
    }

    private State start(int game) {
        return setups.get(game % setups.size()).start(game);
    }

    private Array<String> played(int games) {
        return Array.ofAll(IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> Course.hash(start(game), game, workload.answers()))
                .toList());
    }

    /** Returns which of the first games did not take their frozen course. */
    Array<Integer> others(int games) {
        Array<String> frozen = frozen();
        if (frozen.size() != GAMES) {
            throw new IllegalStateException(file(name) + " has " + frozen.size() + " courses instead of " + GAMES);
        }
        return different(frozen, played(games));
    }

    private Array<String> frozen() {
        try {
            return Array.ofAll(Files.readAllLines(file(name)));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static Array<Integer> different(Array<String> courses, Array<String> played) {
        return played.zipWithIndex()
                .filter(each -> !each._1.equals(courses.get(each._2)))
                .map(each -> each._2);
    }
}
