package io.github.cardfold.course;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The frozen courses of random games between the decks of each shipped pack: {@code src/test/resources/courses}, a file
 * for each pack, a line for each game. A change that is not meant to change play leaves them equal; where a rule was
 * mended, they are written anew, and the commit names the section.
 */
public final class Courses {
    /** How many games of each pack are frozen. */
    static final int GAMES = 2_000;

    static final LinkedHashMap<String, Pack> PACKS =
            LinkedHashMap.of("vanilla", Packs.vanilla(), "nightfair", Packs.nightfair());
    private static final Path FOLDER = Path.of("src", "test", "resources", "courses");
    private static final String USAGE = """
            check [PACK...]    plays all frozen games and names those that went otherwise
            write [PACK...]    freezes the courses of this build
            trace PACK GAME    prints the course of one game; compare what two builds print""";

    private final String pack;
    private final Array<Setup> setups;

    private Courses(String pack, UnaryOperator<Registry> plugin) {
        this.pack = pack;
        Rules rules = Cardfight.rules(Editions.JP_2026_04, PACKS.get(pack).get(), Additions.of(plugin));
        Array<DeckList> decks = Decks.names(pack).map(Decks::named);
        setups = decks.flatMap(a -> decks.map(b -> Cardfight.setup(rules, a, b)));
    }

    static Courses of(String pack) {
        return new Courses(pack, rules -> rules);
    }

    /** Returns those of a pack's games with the rules that a plugin makes of them. */
    static Courses of(String pack, UnaryOperator<Registry> plugin) {
        return new Courses(pack, plugin);
    }

    /** Checks, writes or traces. */
    public static void main(String[] arguments) throws IOException {
        Array<String> words = Array.of(arguments);
        String verb = words.headOption().getOrElse("");
        Array<String> packs =
                words.size() < 2 ? PACKS.keySet().toArray() : words.tail().filter(PACKS::containsKey);
        if (verb.equals("trace") && words.size() == 3) {
            int game = Integer.parseInt(words.get(2));
            Course.play(of(packs.head()).start(game), game, System.out::print);
        } else if (verb.equals("write")) {
            for (String pack : packs) {
                Files.createDirectories(FOLDER);
                Files.writeString(FOLDER.resolve(pack + ".txt"), String.join("\n", of(pack).played(GAMES)) + "\n");
            }
        } else if (verb.equals("check")) {
            boolean equal = true;
            for (String pack : packs) {
                Array<Integer> others = of(pack).others(GAMES);
                System.out.println(pack + ": " + (GAMES - others.size()) + " passed, " + others.size() + " failed");
                System.out.print(others.isEmpty() ? "" : others.mkString("went otherwise: ", " ", "\n"));
                equal &= others.isEmpty();
            }
            System.exit(equal ? 0 : 1);
        } else {
            System.out.println(USAGE);
            System.exit(2);
        }
    }

    private State start(int game) {
        return setups.get(game % setups.size()).start(game);
    }

    private Array<String> played(int games) {
        return Array.ofAll(IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> Course.hash(start(game), game))
                .toList());
    }

    /** Returns which of the first games did not take their frozen course. */
    Array<Integer> others(int games) throws IOException {
        Array<String> frozen = Array.ofAll(Files.readAllLines(FOLDER.resolve(pack + ".txt")));
        if (frozen.size() != GAMES) {
            throw new IllegalStateException(pack + ".txt has " + frozen.size() + " courses instead of " + GAMES);
        }
        return played(games)
                .zipWithIndex()
                .filter(each -> !each._1.equals(frozen.get(each._2)))
                .map(each -> each._2);
    }
}
