package io.github.cardfold.match;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.vandaria.VandariaSetup;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How a match went, for the referee: it holds hidden cards.
 *
 * @param first the state the match began with
 * @param actions every answer, in order
 * @param end the last state; after a fault the one whose decision got no legal answer
 * @param fault why a player forfeited or which plugin failed, none if nobody did
 * @param decisions how many answers had an alternative
 */
public record Report(State first, Array<Action> actions, State end, Option<Fault> fault, int decisions) {
    /** Names what is null. */
    public Report {
        requireNonNull(first, "first");
        requireNonNull(actions, "actions");
        requireNonNull(end, "end");
        requireNonNull(fault, "fault");
    }

    /** Returns how many answers were given. */
    public int answers() {
        return actions.size();
    }

    /** Returns the replay of the match; it holds the first state as a saved one. */
    public Replay replay() {
        return Recorder.from(first).stepAll(actions).replay();
    }

    /**
     * Returns the replay of a match that began as the game of a set-up does; it holds the decks and the seed.
     *
     * @throws IllegalArgumentException if the match began otherwise
     */
    public Replay replay(Setup setup, long seed) {
        requireNonNull(setup, "setup");
        return replay(Recorder.of(setup, seed), seed);
    }

    /**
     * Returns the replay of a match that began as the game of a set-up does; it holds the decks and the seed.
     *
     * @throws IllegalArgumentException if the match began otherwise
     */
    public Replay replay(VandariaSetup setup, long seed) {
        requireNonNull(setup, "setup");
        return replay(Recorder.of(setup, seed), seed);
    }

    private Replay replay(Recorder begun, long seed) {
        if (!begun.state().equals(first)) {
            throw new IllegalArgumentException("the match did not begin with these decks and the seed " + seed);
        }
        return begun.stepAll(actions).replay();
    }

    /** Tells whether the game came to its end by the rules. */
    public boolean isPlayedOut() {
        return end.isOver();
    }

    /**
     * Returns the winner, of a side of several seats the first one: by the rules or, in a match of two sides, by the
     * other's forfeit; none if a plugin failed.
     */
    public Option<Seat> winner() {
        return fault.isDefined()
                ? fault.filter(Fault::isForfeit)
                        .flatMap(each -> winnerInsteadOf(each.decision().seat()))
                : end.outcome().flatMap(Outcome::winner);
    }

    private Option<Seat> winnerInsteadOf(Seat seat) {
        Array<Seat> others = end.position().opponents(seat);
        boolean areOneSide = others.forAll(each -> !end.position().areOpponents(others.head(), each));
        return areOneSide ? others.sorted().headOption() : Option.none();
    }

    /** Returns the sentence a reader would write under the match. */
    public String sentence() {
        return fault.map(Fault::sentence)
                .orElse(() -> end.outcome().map(Outcome::sentence))
                .getOrElse(() -> "broken off after " + answers() + " answers");
    }
}
