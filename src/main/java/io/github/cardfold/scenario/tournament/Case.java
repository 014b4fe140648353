package io.github.cardfold.scenario.tournament;

import io.vavr.collection.Array;

/** What a scenario shows outside a game, read and not judged yet. */
public interface Case {
    /** Returns what does not hold, in the order of the file. */
    Array<Mismatch> mismatches();
}
