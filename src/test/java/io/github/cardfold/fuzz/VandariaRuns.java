package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.State;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.VandariaRandomGames;
import io.github.cardfold.vandaria.VandariaTables;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Random games of Vandaria Wars of every sort, to see what they come to. */
final class VandariaRuns {
    /** One answer in so many is a rare one, if there is any. */
    private static final int RARE = 4;
    /** How many games of shipped decks there are beside those of every sort. */
    private static final int GAMES = 48;

    private static final Pattern STEP = Pattern.compile("steps: ([^ ]+) / (.+)");
    /** What tells apart the labels of steps that are of one kind: which of several, and a name that the skill gives. */
    private static final Pattern OWN = Pattern.compile(" [0-9]+(?= |$)|(?<=^bind |^13\\.1\\.7 )[^ ]+");

    private static final TreeSet<String> OF_THE_GAME = TreeSet.ofAll(
            Array.ofAll(VandariaTables.withoutCards().procedures()).map(Procedure::name));

    private static final Pattern CARD = Pattern.compile("(?:cards|abilities): ([^/]+).*");

    private static final LinkedHashSet<String> SHIPPED =
            LinkedHashSet.ofAll(VandariaPacks.marches().cards().map(VandariaCard::id));

    private VandariaRuns() {}

    /** Returns all that there is to come to. */
    static TreeSet<String> all() {
        return VandariaTables.rules()
                .map(each -> told(Unreached.names(new Reached(each), false)))
                .fold(TreeSet.empty(), TreeSet::addAll);
    }

    /**
     * Returns of what has been come to what is told: cards and abilities of the shipped pack, and of all cards the
     * steps of their skills, each the same whatever card has it. What every change does is the kernel's and not told.
     */
    static TreeSet<String> told(TreeSet<String> names) {
        return TreeSet.ofAll(
                names.toArray().filter(VandariaRuns::isOfNoOtherCard).flatMap(VandariaRuns::told));
    }

    private static boolean isOfNoOtherCard(String name) {
        Matcher card = CARD.matcher(name);
        return !card.matches() || SHIPPED.contains(card.group(1));
    }

    private static Option<String> told(String name) {
        Matcher step = STEP.matcher(name);
        if (!step.matches()) {
            return Option.some(name);
        }
        String procedure = step.group(1);
        if (OF_THE_GAME.contains(procedure)) {
            return Option.when(!procedure.equals("change"), name);
        }
        String part = procedure.endsWith("/result") ? "results" : procedure.endsWith("/cost") ? "costs" : "skills";
        return Option.some("steps: " + part + " / " + OWN.matcher(step.group(2)).replaceAll(""));
    }

    /** Returns what a run of games comes to. */
    static TreeSet<String> reached(long seed) {
        return ofEverySort(seed).addAll(ofShippedDecks(seed));
    }

    /** Each card is in a game or two of the shipped decks, and in many of them it is played. */
    private static TreeSet<String> ofShippedDecks(long seed) {
        Reached heard = new Reached(VandariaRandomGames.start(seed).rules());
        Policy policy = habits(new SplittableRandom(seed));
        for (int i = 0; i < GAMES; i++) {
            play(VandariaRandomGames.start(seed + i), heard, policy);
        }
        return told(Unreached.names(heard, true));
    }

    private static Policy habits(SplittableRandom random) {
        return (state, legal) -> legal.indexOf(VandariaRandomGames.answer(state, random));
    }

    private static TreeSet<String> ofEverySort(long seed) {
        Map<String, int[]> given = Policy.Novelty.nothingGiven();
        return VandariaTables.games()
                .zipWithIndex((game, number) -> {
                    Reached heard = new Reached(game.rules());
                    SplittableRandom random = new SplittableRandom(seed + number);
                    Policy policy = mixed(new Policy.Novelty(heard, given, random), random);
                    play(game.start(seed + number, heard), heard, policy);
                    return told(Unreached.names(heard, true));
                })
                .fold(TreeSet.empty(), TreeSet::addAll);
    }

    private static Policy mixed(Policy rare, SplittableRandom random) {
        Policy other = habits(random);
        return (state, legal) -> (random.nextInt(RARE) == 0 ? rare : other).choose(state, legal);
    }

    private static void play(State start, Reached heard, Policy policy) {
        RandomGame game = new RandomGame(start, heard, 1, (before, action, after) -> Option.none());
        game.play(policy).forEach(fault -> {
            throw new AssertionError(fault.text() + "\n" + game.transcript());
        });
    }
}
