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
 * A unit attacks another (10.4.1.5.3); the variables are {@code it} and {@code other}.
 *
 * @param who which units do
 * @param whom what the other unit must be
 */
public record Attacks(
        @Default("this") Filter who, @Default("[]") Array<Filter> whom) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(Happenings.ATTACKED);
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
        return who.english() + " attacks" + Facing.english(whom);
    }
}
