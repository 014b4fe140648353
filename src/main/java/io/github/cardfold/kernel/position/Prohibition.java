package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;

/** A rule that forbids events to happen, whatever orders them (1.3.3). Pure functions of their arguments. */
public interface Prohibition {
    /** Returns the section. */
    String label();

    /**
     * Tells whether an event that moves, turns, creates or erases a card, or gives an object another, is forbidden,
     * nothing having happened yet. The kind of the event says which: one that creates starts from no place, one that
     * erases goes to none.
     *
     * @param card the card as it lies; of one that is to be created an {@linkplain GameObject#imagined imagined} one
     */
    boolean forbids(Position position, Event event, GameObject card);

    /**
     * Tells whether an event that does nothing of that to a card is forbidden: a number that changes, an effect or a
     * link that begins, an entry that comes to a queue, a place that comes or goes, a fact of the game and the like. It
     * is asked of all kinds but those by which the kernel keeps its books: what ends an effect, standby and queues,
     * chance.
     */
    default boolean forbids(Position position, Event event) {
        return false;
    }

    /** Tells whether what the card itself is, is why such an event is forbidden. */
    boolean isForWhatItIs(Position position, Event event, GameObject card);
}
