package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;

/** Of which other events of its batch a fact tells. A pure function of its arguments. */
@FunctionalInterface
public interface Telling {
    /**
     * Tells whether a fact of a seat tells of an event.
     *
     * @param seat the seat of the fact
     * @param kind the kind of the event
     * @param from the place it happens to a card in
     * @param to the place where the card is then
     */
    boolean isOf(Seat seat, EventKind kind, int from, int to);
}
