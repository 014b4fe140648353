package io.github.cardfold.vandaria;

import io.github.cardfold.deck.Violation;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** Thrown when a game is to start with a deck that breaks the rules of deck building. */
public final class VandariaDeckException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Array<Violation> violations;

    VandariaDeckException(Seat seat, String deck, Array<Violation> violations) {
        super("deck " + deck + " of seat " + seat + ": " + violations.mkString("; "));
        this.violations = violations;
    }

    /** Returns every rule the deck breaks. */
    public Array<Violation> violations() {
        return violations;
    }
}
