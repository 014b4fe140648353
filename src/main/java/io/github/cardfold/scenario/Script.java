package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;

/**
 * What is played in a scenario and what must hold.
 *
 * @param chance what chance draws, as far as no step says it
 * @param begin what must hold before anything is played
 * @param steps the steps of play
 * @param end what must hold in the end
 */
record Script(Array<Reading> chance, Holding begin, Array<PlayStep> steps, Holding end) {
    /** That of a scenario which plays nothing. */
    static final Script NOTHING = new Script(Array.empty(), Holding.NOTHING, Array.empty(), Holding.NOTHING);
}
