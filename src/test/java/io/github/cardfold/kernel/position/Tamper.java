package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;

/** Writes into an open position what no rule would, for tests of what such a position is told from. */
public final class Tamper {
    private Tamper() {}

    /** Exchanges the cards of a place. */
    public static void pile(OpenPosition position, int place, Pile pile) {
        position.pile(place, pile);
    }

    /** Records an event that did not happen. */
    public static void record(OpenPosition position, Event event) {
        position.record(event);
    }

    /** Sets the effects that last. */
    public static void lasting(OpenPosition position, TimedEffect... effects) {
        position.lasting(effects);
    }

    /** Sets the abilities on standby. */
    public static void standby(OpenPosition position, Standby... abilities) {
        position.standby(abilities);
    }

    /** Sets the entries of all queues. */
    public static void queues(OpenPosition position, Frame.Queued... entries) {
        position.queued(entries);
    }

    /** Sets what is remembered of departed objects. */
    public static void memory(OpenPosition position, Snapshot... departed) {
        position.memory(departed);
    }

    /** Sets a number. */
    public static void number(OpenPosition position, int key, Seat seat, int value) {
        position.number(key, seat, value);
    }

    /** Lets a seat lose. */
    public static void lose(OpenPosition position, Seat seat, String section) {
        position.lose(seat, section);
    }

    /** Returns a frame to be written. */
    public static Frame frame(OpenPosition position, int index) {
        return position.writable(index);
    }

    /** Returns an event as if it had happened. */
    public static Event committed(Event event, int object, Snapshot before, Snapshot after) {
        return event.committed(object, before, after);
    }

    /** Puts a frame on the stack with values for its first single locals. */
    public static void push(OpenPosition position, Outline procedure, int... values) {
        position.push(procedure).give(values);
    }
}
