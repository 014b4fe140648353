package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter plays an order; the variable {@code it} is the order.
 *
 * @param by who plays it
 * @param are what the order must be
 */
public record OrderPlayed(
        @Default("you") Side by, @Default("[]") Array<Filter> are) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.ORDER_PLAYED);
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject order = happening.subject();
        if (order == null) {
            return Option.none();
        }
        boolean matches = happening.event().seat() == query.seat(by) && Filter.all(are, query, order);
        return matches ? Option.some(Array.of(order.object())) : Option.none();
    }

    @Override
    public String english() {
        return (by == Side.YOU ? "you " : "") + by.does("play", English.any("order", are));
    }
}
