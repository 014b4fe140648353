package io.github.cardfold.testkit;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.fuzz.Failure;
import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Tally;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Whether the functions of plugins depend on nothing but what they are given, and take no long time. Rules are
 * assembled twice, and in random games the functions are called, by every step, for the game and again: under the other
 * rules after the state has been written as JSON and read back, in two threads at once. Immutable.
 */
public final class PluginPurity {
    private static final int USUAL_GAMES = 4;
    private static final Duration USUAL_LIMIT = Duration.ofSeconds(1);

    private final Supplier<Rules> assembly;
    private final Array<DeckList> decks;
    private final int games;
    private final long seed;
    private final Duration limit;

    private PluginPurity(Supplier<Rules> assembly, Array<DeckList> decks, int games, long seed, Duration limit) {
        this.assembly = assembly;
        this.decks = decks;
        this.games = games;
        this.seed = seed;
        this.limit = limit;
    }

    /**
     * Returns the check of four games in which no step may take longer than a second.
     *
     * @param assembly assembles the rules with the plugins, anew each time
     * @param decks the decks that are played, at least one
     */
    public static PluginPurity of(Supplier<Rules> assembly, Array<DeckList> decks) {
        requireNonNull(assembly, "assembly");
        requireNonNull(decks, "decks");
        if (decks.isEmpty()) {
            throw new IllegalArgumentException("no decks to play with");
        }
        return new PluginPurity(assembly, decks, USUAL_GAMES, 0, USUAL_LIMIT);
    }

    /**
     * Returns the check of so many games, each with the next seed.
     *
     * @throws IllegalArgumentException if there is none
     */
    public PluginPurity games(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("at least one game is played, not " + count);
        }
        return new PluginPurity(assembly, decks, count, seed, limit);
    }

    /** Returns the check of games whose first has that seed. */
    public PluginPurity from(long first) {
        return new PluginPurity(assembly, decks, games, first, limit);
    }

    /** Returns the check that no step takes longer, not even the quickest time that it is taken. */
    public PluginPurity within(Duration most) {
        return new PluginPurity(assembly, decks, games, seed, requireNonNull(most, "most"));
    }

    /**
     * Plays the games.
     *
     * @throws AssertionError if a state, a question or a legal answer is another one when it is worked out again, or a
     *     step takes too long; the message says what, and in which game
     * @throws InterruptedException if the thread is interrupted
     */
    public void check() throws InterruptedException {
        Rules rules = assembly.get();
        Rules others = assembly.get();
        if (!rules.manifest().equals(others.manifest())) {
            throw new AssertionError("assembled again the rules have another manifest:\n" + others.manifest()
                    + "--- and not ---\n" + rules.manifest());
        }
        Tally tally = Fuzz.play(
                new Settings(rules, decks, games, seed, Settings.Manner.MIXED, 1, 1, Array.empty()),
                first -> new Purity(others, limit));
        tally.failures().headOption().forEach(failure -> {
            throw new AssertionError(text(failure));
        });
    }

    private static String text(Failure failure) {
        return "in " + failure.title() + ", after " + failure.actions().size() + " answers (again with from("
                + failure.seed() + ").games(1)):\n" + failure.fault().text();
    }
}
