package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Position;

/** Tells which abilities a batch triggers, looking at what its events touched before and after. */
public interface TriggerSource {
    /** Hands over an entry for every ability that the committed batch triggers, as often as it does (11.9.3). */
    void triggered(Position position, Batch committed, Triggered triggered);
}
