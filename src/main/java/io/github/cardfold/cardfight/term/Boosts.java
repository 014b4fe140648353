package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;

/**
 * A unit boosts another (10.4.1.12.2); the variables are {@code it} and {@code other}.
 *
 * @param who which units do
 * @param whom what the other unit must be
 */
public record Boosts(
        @Default("this") Filter who, @Default("[]") Array<Filter> whom) implements Facing {
    @Override
    public EventKind fact() {
        return EventKinds.BOOSTED;
    }

    @Override
    public String does() {
        return " boosts";
    }
}
