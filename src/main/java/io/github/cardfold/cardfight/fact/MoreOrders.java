package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;

/**
 * The order limit of a fighter is higher, or lower.
 *
 * @param of whose
 * @param by by how much
 */
public record MoreOrders(Side of, Value by) implements Working {
    @Override
    public int amount(Query query) {
        return by.value(query);
    }

    @Override
    public Array<String> reads() {
        return Terms.reads(by);
    }

    /** Returns by how much CONT abilities raise a fighter's limit. */
    static int ofAbilities(Position position, int fighter) {
        if (!isThereOne(position)) {
            return 0;
        }
        int sum = 0;
        for (int place : Layout.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                if (Subject.hasText(position, thing, place)) {
                    sum += of(position, fighter, Subject.of(thing, place));
                }
            }
        }
        return sum;
    }

    private static boolean isThereOne(Position position) {
        return Clauses.of(position).all().exists(each -> each.working().exists(MoreOrders.class::isInstance));
    }

    private static int of(Position position, int fighter, Subject card) {
        Clauses clauses = Clauses.of(position);
        int sum = 0;
        for (int i = 0; i < clauses.size(card.thing().definition(), Clause.Kind.CONT); i++) {
            sum += of(position, fighter, card, clauses.get(card.thing().definition(), Clause.Kind.CONT, i));
        }
        return sum;
    }

    private static int of(Position position, int fighter, Subject card, Clause clause) {
        Query query = Query.of(position, card.master(position), card);
        int sum = 0;
        for (Working each : clause.working()) {
            if (each instanceof MoreOrders more
                    && more.of.seat(query.master()) == fighter
                    && clause.isValidIn(position.place(card.place()))
                    && clause.condition().forAll(condition -> condition.holds(query))) {
                sum += more.amount(query) * Holding.instances(position, card, clause).length;
            }
        }
        return sum;
    }
}
