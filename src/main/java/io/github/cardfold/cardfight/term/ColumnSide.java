package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;

/** One of the three columns that every fighter has, by where it lies as that fighter sees it. */
@Rule(jp = "4.9.1.1")
public enum ColumnSide {
    /** The left column. */
    LEFT,
    /** The column of the vanguard circle. */
    CENTER,
    /** The right column. */
    RIGHT;

    /** Tells whether a circle is in this column of a fighter's; circles of the opponent's are in the one they face. */
    @Rule(jp = {"4.9.1.2", "7.39.3.1"})
    boolean has(Place circle, Seat fighter) {
        return Field.column(circle, fighter) == ordinal();
    }
}
