package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * All that a seat has been told of a game. Immutable: a fold over the game's states. A view is told only if it differs
 * from the one before, so that an answer of another seat that changes nothing in sight leaves no trace, not even a
 * tick.
 */
public final class SeatLog {
    private final Seat seat;
    private final String shown;
    private final List<String> newestFirst;

    private SeatLog(Seat seat, String shown, List<String> newestFirst) {
        this.seat = seat;
        this.shown = shown;
        this.newestFirst = newestFirst;
    }

    /**
     * Returns the log of a seat at the first state of a game.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static SeatLog begin(Seat seat, State first) {
        requireNonNull(seat, "seat");
        requireNonNull(first, "first");
        return new SeatLog(seat, "", List.empty()).told(first);
    }

    /**
     * Returns the log once an action has been answered.
     *
     * @param action the action; told only to the seat that gave it
     * @param next the state after it
     */
    public SeatLog after(Action action, State next) {
        requireNonNull(action, "action");
        requireNonNull(next, "next");
        SeatLog log = action.seat() == seat ? with("answer " + action) : this;
        return log.told(next);
    }

    /**
     * Returns the log once an action of this seat has been refused.
     *
     * @throws IllegalArgumentException if it was another seat's action
     */
    public SeatLog refused(Action action, Refusal refusal) {
        requireNonNull(action, "action");
        requireNonNull(refusal, "refusal");
        if (action.seat() != seat) {
            throw new IllegalArgumentException(action.seat() + " was refused, not " + seat);
        }
        return with("refused " + action + " " + refusal.reason() + " " + refusal.text());
    }

    private SeatLog told(State state) {
        List<String> entries =
                View.events(state, seat).foldLeft(newestFirst, (list, event) -> list.prepend(event.text()));
        String view = View.of(state, seat).text();
        return new SeatLog(seat, view, view.equals(shown) ? entries : entries.prepend(view));
    }

    private SeatLog with(String entry) {
        return new SeatLog(seat, shown, newestFirst.prepend(entry));
    }

    /** Returns the seat whose log this is. */
    public Seat seat() {
        return seat;
    }

    /** Returns how many things were told. */
    public int size() {
        return newestFirst.size();
    }

    /** Returns what was told, the first thing first: events, views, the seat's own answers and what was refused it. */
    public Array<String> entries() {
        return Array.ofAll(newestFirst).reverse();
    }

    /** Returns what was told after the first {@code known} things. */
    public Array<String> entriesSince(int known) {
        return Array.ofAll(newestFirst.take(size() - known)).reverse();
    }

    /** Returns everything that was told, one entry after the other. */
    public String text() {
        return entries().mkString("\n");
    }
}
