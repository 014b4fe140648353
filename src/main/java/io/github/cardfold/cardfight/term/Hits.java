package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;

/**
 * A unit's attack hits another (10.7.1.6); the variables are {@code it} and {@code other}.
 *
 * @param who which units do
 * @param whom what the other unit must be
 */
public record Hits(
        @Default("this") Filter who, @Default("[]") Array<Filter> whom) implements Facing {
    @Override
    public EventKind fact() {
        return Happenings.HIT;
    }

    @Override
    @Rule(jp = "10.7.1.8")
    public Array<EventKind> facts() {
        return Array.of(Happenings.HIT, Happenings.AS_IF_HIT);
    }

    @Override
    public String does() {
        return "'s attack hits";
    }
}
