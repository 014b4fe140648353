package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
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
 * @param isOnItself whether it changes no card but the one that has the ability
 * @param reach where the cards lie that it changes; none if that is not known
 */
public record Template(
        Clause clause,
        Change change,
        int slot,
        Holding holding,
        BitSet writes,
        BitSet reads,
        boolean isOnItself,
        Array<? extends Area> reach) {
    /** Makes that of an ability; the rest is seen from the change. */
    public Template(Clause clause, Change change, int slot, Holding holding, BitSet writes, BitSet reads) {
        this(
                clause,
                change,
                slot,
                holding,
                writes,
                reads,
                change.of() instanceof OfThis itself && itself.isThis(),
                change.of().areas());
    }

    /** Tells whether it may change a card because it lies in a place. */
    public boolean mayReach(Place place) {
        if (isOnItself || reach.isEmpty()) {
            return !isOnItself;
        }
        for (int i = 0; i < reach.size(); i++) {
            if (reach.get(i).covers(place)) {
                return true;
            }
        }
        return false;
    }

    /** Returns how many times a card of a definition has the ability, given its information. */
    public int times(int definition, int[] information) {
        return holding.isForGood() ? 1 : holding.times(definition, slot -> information[slot]);
    }
}
