package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import java.util.BitSet;

/**
 * A change that a CONT ability makes, worked out once for all cards that have it.
 *
 * @param clause the ability
 * @param change the change
 * @param slot the index of the information it writes
 * @param holding what says how often a card has the ability
 * @param writes what it writes, also through abilities it gives, as a set of indices
 * @param reads the indices of the information it reads
 */
record Template(Clause clause, Change change, int slot, Holding holding, BitSet writes, BitSet reads) {
    /** Returns how many times a card of a definition has the ability, given its information. */
    int times(int definition, int[] information) {
        return holding.isForGood() ? 1 : holding.times(definition, slot -> information[slot]);
    }
}
