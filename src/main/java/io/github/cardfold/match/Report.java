package io.github.cardfold.match;

import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import io.vavr.control.Option;

/**
 * How a match went.
 *
 * @param end the last state; after a fault the one whose decision got no legal answer
 * @param fault why a player forfeited, none if nobody did
 * @param answers how many answers were given
 * @param decisions how many of them had an alternative
 */
public record Report(State end, Option<Fault> fault, int answers, int decisions) {

    /** Tells whether the game came to its end by the rules. */
    public boolean isPlayedOut() {
        return end.isOver();
    }

    /** Returns the winner: by the rules or, in a match of two, by the other's forfeit. */
    public Option<Seat> winner() {
        return fault.isDefined()
                ? fault.filter(each -> end.position().seats() == 2)
                        .map(each -> Seat.of(1 - each.decision().seat().ordinal()))
                : end.outcome().flatMap(Outcome::winner);
    }

    /** Returns the sentence a reader would write under the match. */
    public String sentence() {
        return fault.map(Fault::sentence)
                .orElse(() -> end.outcome().map(Outcome::sentence))
                .getOrElse(() -> "broken off after " + answers + " answers");
    }
}
