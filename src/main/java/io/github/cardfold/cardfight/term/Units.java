package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Finds units by their master and the sort of circle they stand on, never by whose circle it is (7.39). */
final class Units {
    static final int ALL = Circle.VANGUARD | Circle.REAR_GUARD | Circle.GUARDIAN;
    static final Array<String> READS = Array.of(Facts.FIELD, TypeSlots.FACT);

    private Units() {}

    static Array<Subject> on(Query query, int attributes, Side of, Array<Filter> are) {
        Position position = query.position(Facts.FIELD);
        Seat master = query.seat(of);
        List<Subject> found = new ArrayList<>();
        for (int place : Field.circles(position)) {
            for (int i = 0; Circle.is(position.place(place), attributes) && i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (position.master(card, place) == master) {
                    addIf(are, query, Subject.of(card, place), found);
                }
            }
        }
        return found.isEmpty() ? Array.empty() : Array.of(found.toArray(Subject[]::new));
    }

    /** By what it is; an order or a heart on a circle is no unit. */
    @Rule(jp = "2.9.3.1.1")
    private static boolean isUnit(Query query, Position position, Subject card) {
        return MainTypes.of(query, card) == MainType.UNIT && !Field.isRiding(position, card.gameObject());
    }

    private static void addIf(Array<Filter> are, Query query, Subject unit, List<Subject> found) {
        if (isUnit(query, query.position(Facts.FIELD), unit) && Filter.all(are, query, unit)) {
            found.add(unit);
        }
    }
}
