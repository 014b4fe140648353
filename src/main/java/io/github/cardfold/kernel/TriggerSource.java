package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** Tells which abilities a batch triggers, looking at what its events touched before and after. */
public interface TriggerSource {
    /** Hands over an entry for every ability that the committed batch triggers, as often as it does (11.9.3). */
    void triggered(Position position, Batch committed, Triggered triggered);

    /** Returns the procedures of the abilities that it may hand over, if it says them; the rules need them. */
    default Array<String> procedures() {
        return Array.empty();
    }
}
