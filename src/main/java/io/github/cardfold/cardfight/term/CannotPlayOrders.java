package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.NoOrders;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * A fighter cannot play orders (1.3.2).
 *
 * @param of who cannot
 * @param are which orders; all if nothing is said
 */
public record CannotPlayOrders(
        @Default("you") Side of, @Default("[]") Array<Filter> are) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new NoOrders(of, are));
    }

    @Override
    public String english() {
        return (of == Side.YOU ? "you" : "your opponent") + " cannot play " + English.noun("orders", are);
    }
}
