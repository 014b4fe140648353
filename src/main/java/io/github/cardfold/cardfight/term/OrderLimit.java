package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.MoreOrders;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * A fighter may play more orders in a turn, or fewer (9.9.2.3.1).
 *
 * @param by how many more
 * @param of who may
 */
@Rule(jp = {"9.9.2.3.1", "10.5.1.2.5.1", "11.8.2.1.1.1"})
public record OrderLimit(
        @Default("1") Value by, @Default("you") Side of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new MoreOrders(of, by));
    }

    @Override
    public String english() {
        return of.whose() + " order limit gets " + English.amount(by);
    }
}
