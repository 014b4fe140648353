package io.github.cardfold.cardfight.term;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;

/** Which units are in a row of their master's. */
final class Rows {
    private Rows() {}

    /** A dominated unit stands in nobody's row; only it itself knows the row of its circle (ruling 535). */
    @Rule(jp = "7.39.3.3")
    static boolean isIn(Query query, Subject unit, int row) {
        Position position = query.position(Facts.FIELD);
        Place circle = position.place(unit.place());
        Subject self = query.self();
        boolean isItself = self != null && self.object() == unit.object();
        return circle.row() == row && (isItself || unit.master(position) == circle.seat());
    }
}
