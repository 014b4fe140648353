package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;

/** A rule that forbids events to happen, whatever orders them (1.3.3). Pure functions of their arguments. */
public interface Prohibition {
    /** Returns the section. */
    String label();

    /**
     * Tells whether an event that moves or turns a card is forbidden, nothing having happened yet.
     *
     * @param card the card as it lies
     */
    boolean forbids(Position position, Event event, GameObject card);

    /** Tells whether what the card itself is, is why such an event is forbidden. */
    boolean isForWhatItIs(Position position, Event event, GameObject card);
}
