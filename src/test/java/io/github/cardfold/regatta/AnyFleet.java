package io.github.cardfold.regatta;

import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.view.Dice;
import io.github.cardfold.view.Holdings;
import io.github.cardfold.view.Knowledge;
import io.vavr.collection.Array;

/** The belief that the unseen cards may be any ships. */
public final class AnyFleet implements Knowledge {
    @Override
    public Array<Array<Integer>> unseen(Holdings holdings, Dice dice) {
        return Array.of(holdings.gaps().flatMap(gap -> cards(gap, dice)));
    }

    private static Array<Integer> cards(Gap gap, Dice dice) {
        return gap.kinds().appendAll(Array.fill(gap.size() - gap.kinds().size(), () -> Regatta.anyShip(dice::below)));
    }
}
