package io.github.cardfold.testkit;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.fuzz.Failure;
import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Shrinker;
import io.github.cardfold.fuzz.Shrunk;
import io.github.cardfold.fuzz.Tally;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.notation.Notation;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Properties of random games: decks fight one another, each against each, in games whose answers are chosen in several
 * ways and whose chance is sometimes open, and every step is looked at. Immutable.
 */
public final class GameProperties {
    private static final int USUAL_GAMES = 20;

    private final Rules rules;
    private final Array<DeckList> decks;
    private final int games;
    private final long seed;

    private GameProperties(Rules rules, Array<DeckList> decks, int games, long seed) {
        this.rules = rules;
        this.decks = decks;
        this.games = games;
        this.seed = seed;
    }

    /**
     * Returns the properties of twenty games.
     *
     * @throws IllegalArgumentException if there are no decks
     */
    public static GameProperties of(Rules rules, Array<DeckList> decks) {
        requireNonNull(rules, "rules");
        requireNonNull(decks, "decks");
        if (decks.isEmpty()) {
            throw new IllegalArgumentException("no decks to play with");
        }
        return new GameProperties(rules, decks, USUAL_GAMES, 0);
    }

    /**
     * Returns the properties of so many games, each with the next seed.
     *
     * @throws IllegalArgumentException if there is none
     */
    public GameProperties games(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("at least one game is played, not " + count);
        }
        return new GameProperties(rules, decks, count, seed);
    }

    /** Returns the properties of games whose first has that seed; a seed fixes decks, answers and chance. */
    public GameProperties from(long first) {
        return new GameProperties(rules, decks, games, first);
    }

    /** Returns a test for each property, for a {@code @TestFactory} of JUnit. */
    public Stream<DynamicTest> tests() {
        return Stream.of(GameProperty.values()).map(each -> DynamicTest.dynamicTest(each.name(), () -> check(each)));
    }

    /**
     * Plays the games and fails at the first step of which one of the properties does not hold.
     *
     * @param properties what must hold; everything if there is nothing
     * @throws AssertionError that names the seed, says what is wrong, and has the shortest case that was found
     * @throws InterruptedException if the thread is interrupted
     */
    public void check(GameProperty... properties) throws InterruptedException {
        Array<GameProperty> all = Array.of(properties.length == 0 ? GameProperty.values() : properties);
        Tally tally = Fuzz.play(
                new Settings(rules, decks, games, seed, Settings.Manner.MIXED, 1, 1, Array.empty()),
                first -> all.map(each -> each.seldom(first)).reduce(Probe::and));
        tally.failures().headOption().forEach(failure -> {
            throw new AssertionError(text(failure, all, tally.failed()));
        });
    }

    private String text(Failure failure, Array<GameProperty> properties, int failed) {
        String shortest = Shrinker.shrink(
                        failure.start(),
                        failure.actions(),
                        first -> properties.map(each -> each.of(first)).reduce(Probe::and))
                .map(GameProperties::text)
                .getOrElse("");
        return (properties.size() == 1 ? properties.head() + " does" : properties.mkString(", ") + " do")
                + " not hold in " + failure.title() + ", after "
                + failure.actions().size() + " answers (" + failed + " of " + games + " games; again with from("
                + failure.seed() + ").games(1)):\n" + failure.fault().text() + shortest;
    }

    private static String text(Shrunk shortest) {
        StringBuilder text = new StringBuilder("\nIt is wrong too if from this position\n");
        text.append(Notation.position(shortest.start())).append("\nthis is answered:");
        State state = shortest.start();
        for (int i = 0; i < shortest.actions().size(); i++) {
            state = i == 0 ? state : state.step(shortest.actions().get(i - 1));
            text.append('\n')
                    .append(Notation.described(state, shortest.actions().get(i)));
        }
        return text.toString();
    }
}
