package io.github.cardfold.kernel;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * How a game ended.
 *
 * @param kind what became of it
 * @param winner the winner, of a side of several seats the first one; none unless somebody won
 * @param losers the seats on the sides that lost, in seat order; all others have won together with the winner
 * @param section the section that ended it, such as {@code 13.2.2}
 */
public record Outcome(Kind kind, Option<Seat> winner, Array<Seat> losers, String section) {
    /** Names what is null. */
    public Outcome {
        requireNonNull(kind, "kind");
        requireNonNull(winner, "winner");
        requireNonNull(losers, "losers");
        requireNonNull(section, "section");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(kind.name(), winner.map(Seat::name), losers.map(Seat::name), section);
    }

    /** What became of the game. */
    public enum Kind {
        /** One side won. */
        WON,
        /** All lost at once (1.2.3) or nobody can stop a loop (18.1.1.1). */
        DRAWN,
        /** The rules ran on without end; a defect of a card or of this library. */
        UNDECIDED
    }

    /** Returns the sentence a reader would write under the game. */
    public String sentence() {
        return switch (kind) {
            case WON -> winner.map(Seat::name).getOrElse("?") + " wins by " + section;
            case DRAWN -> "a draw by " + section;
            case UNDECIDED -> "undecided: " + section;
        };
    }
}
