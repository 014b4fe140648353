package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * Finds which texts of a game replace events (11.12), besides the kinds of lasting effects that do. What happens
 * instead a procedure says, which is carried out while nothing has moved and gathers what it proposes. It ends with
 * {@link io.github.cardfold.kernel.position.Run#instead}; if it ends without, the event is not replaced.
 */
public interface ReplacementSource {
    /** Returns the bits of the kinds of events that some text of the game may replace ({@link EventKind#bit}). */
    int kinds();

    /** Tells quickly of most changes that no text replaces an event that is to happen, nothing having moved yet. */
    boolean isAny(Position position, Batch batch);

    /**
     * Returns what replaces one of the events that are to happen together, nothing having moved yet.
     *
     * @param index which of them
     */
    Array<Replacing> replacing(Position position, Batch batch, int index);

    /** Returns all procedures that carry them out; rules without them are not assembled. */
    Array<String> procedures();
}
