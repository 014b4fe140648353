package io.github.cardfold.kernel.position;

import io.vavr.collection.Array;

/** What a rule orders to happen at once after an event, without waiting for a check timing (4.4.2.2, 4.9.5). */
public interface Consequence {
    /** Returns the section. */
    String label();

    /** Returns what follows from a committed event, an empty batch if nothing does. */
    Batch after(Position position, Event event);

    /**
     * Returns what follows from one of the events that were committed together; the event alone decides unless the rule
     * says otherwise.
     */
    default Batch after(Position position, Batch done, int index) {
        return after(position, done.get(index));
    }

    /**
     * Tells whether what follows only counts what has happened ({@link TimedEffectKind#counts}). That is no change of
     * the game: nothing replaces or forbids it, and nothing is triggered by it.
     */
    default boolean counts() {
        return false;
    }

    /**
     * Returns the name of the procedure that is carried out after a committed event from which no batch follows, as
     * when somebody is to be asked; "" if none is. Its first single local is the index of the event in the batch, which
     * the frame of {@code change} below it holds.
     */
    default String procedure(Position position, Event event) {
        return "";
    }

    /** Returns all procedures that it may name; rules without them are not assembled. */
    default Array<String> procedures() {
        return Array.empty();
    }
}
