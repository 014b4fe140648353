package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;
import java.util.function.IntBinaryOperator;

/** The cards that measure most or least. */
final class Extremes {
    private Extremes() {}

    static Array<Subject> of(Query query, Quantity what, Array<Subject> cards, IntBinaryOperator better) {
        Array<Subject> measured = what.having(query, cards);
        if (measured.isEmpty()) {
            return measured;
        }
        int best = what.of(query, measured.head());
        for (Subject each : measured) {
            best = better.applyAsInt(best, what.of(query, each));
        }
        int bound = best;
        return measured.filter(each -> what.of(query, each) == bound);
    }
}
