package io.github.cardfold.scenario;

import io.github.cardfold.scenario.words.Sight;
import io.vavr.collection.Array;

/** One thing that a scenario says must hold. */
interface Check {
    /** Returns what does not hold, nothing if all is as it should be. */
    Array<Finding> findings(Sight sight);
}
