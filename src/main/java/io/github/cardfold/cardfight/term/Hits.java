package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A unit's attack hits another (10.7.1.6); the variables are {@code it} and {@code other}.
 *
 * @param who which units do
 * @param whom what the other unit must be
 */
public record Hits(
        @Default("this") Filter who, @Default("[]") Array<Filter> whom) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(Happenings.HIT);
    }

    @Override
    public Array<String> binds() {
        return Facing.BINDS;
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        return Facing.matches(query, happening, who, whom);
    }

    @Override
    public String english() {
        return who.english() + "'s attack hits" + Facing.english(whom);
    }
}
