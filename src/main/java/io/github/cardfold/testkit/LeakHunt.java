package io.github.cardfold.testkit;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.view.Knowledge;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Hunts for leaks: plays pairs of games that differ only in what seat A cannot know, and compares all that A is told:
 * events, views, explanations, refusals, what is read of A's lines, and the replay that A may keep. Immutable.
 */
public final class LeakHunt {
    private static final int USUAL_PAIRS = 100;

    private final IntFunction<Twins> twins;
    private final Function<State, Window> window;
    private final int first;
    private final int pairs;

    private LeakHunt(IntFunction<Twins> twins, Function<State, Window> window, int first, int pairs) {
        this.twins = twins;
        this.window = window;
        this.first = first;
        this.pairs = pairs;
    }

    /**
     * Returns a hunt through a hundred pairs of games.
     *
     * @param rules the rules of all games, of Cardfight!! Vanguard
     * @param decks the decks that are played; seat B's is altered by a few cards
     * @param cards the cards that B's deck may have in place of its own, as far as the deck stays legal
     * @throws IllegalArgumentException if there are no decks or no cards, or the rules are of another game
     */
    public static LeakHunt of(Rules rules, Array<DeckList> decks, Array<Card> cards) {
        requireNonNull(rules, "rules");
        requireNonNull(decks, "decks");
        requireNonNull(cards, "cards");
        if (decks.isEmpty() || cards.isEmpty()) {
            throw new IllegalArgumentException("a hunt needs decks and cards");
        }
        if (!(rules.game() instanceof CardfightGame)) {
            throw new IllegalArgumentException("these are not rules of Cardfight!! Vanguard");
        }
        return of(number -> Pair.of(rules, decks, cards, number));
    }

    /** Returns a hunt through pairs of any game, each by its number. */
    static LeakHunt of(IntFunction<Twins> twins) {
        return new LeakHunt(twins, Window::new, 0, USUAL_PAIRS);
    }

    /**
     * Returns this hunt through so many pairs.
     *
     * @throws IllegalArgumentException if there is none
     */
    public LeakHunt pairs(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("a hunt plays at least one pair, not " + count);
        }
        return new LeakHunt(twins, window, first, count);
    }

    /**
     * Returns this hunt beginning with the pair of that number, which a report names: it is the same pair each time.
     */
    public LeakHunt from(int number) {
        return new LeakHunt(twins, window, number, pairs);
    }

    /** Returns this hunt where A now and then deals a game from what it sees, with that belief, and tells it. */
    public LeakHunt dealing(Knowledge knowledge) {
        requireNonNull(knowledge, "knowledge");
        return through(begun -> new DealtWindow(begun, knowledge));
    }

    /** Returns this hunt where something else reaches seat A. */
    LeakHunt through(Function<State, Window> other) {
        return new LeakHunt(twins, other, first, pairs);
    }

    /** Plays the pairs until one leaks or all are played, and returns what was found. */
    public LeakReport report() {
        LeakReport report = LeakReport.NOTHING_PLAYED;
        for (int number = first; number < first + pairs && report.leak().isEmpty(); number++) {
            report = report.and(number, Lockstep.play(twins.apply(number), window, number));
        }
        return report;
    }

    /**
     * Plays the pairs and fails with the first leak.
     *
     * @throws AssertionError if seat A could tell two games apart that differ only in what it cannot know; the message
     *     has what it was told in both, and the number of the pair
     */
    public void check() {
        LeakReport report = report();
        if (!report.leak().isEmpty()) {
            throw new AssertionError("a leak: " + report.leak());
        }
    }
}
