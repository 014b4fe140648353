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
 * @param holding the index of what says how often the card has the ability or, if it is printed, that it has lost it;
 *     -1 if nothing does
 * @param lost the index of what says that the card has lost it, if it is printed, with a keyword; -1 if nothing does
 * @param writes what it writes, also through abilities it gives, as a set of indices
 * @param reads the indices of the information it reads
 */
record Template(Clause clause, Change change, int slot, int holding, int lost, BitSet writes, BitSet reads) {
    /** Returns how many times a card has the ability, given its information. */
    int times(int[] information) {
        if (clause.definition() < 0) {
            return information[holding];
        }
        boolean isLost = holding >= 0 && information[holding] > 0 || lost >= 0 && information[lost] > 0;
        return isLost ? 0 : 1;
    }
}
