package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A unit attacks, the variable {@code it}. If something is said of the unit attacked, it happens for each of them when
 * it is attacked (10.4.1.9.4), {@code other} being that one, else once, before there is any (10.4.1.5.3).
 *
 * @param who which units do
 * @param whom what the other unit must be
 */
public record Attacks(
        @Default("this") Filter who, @Default("[]") Array<Filter> whom) implements AttackFact {
    @Override
    @Rule(jp = {"10.4.1.5.3", "10.4.1.9.4"})
    public EventKind fact() {
        return whom.isEmpty() ? EventKinds.ATTACKED : EventKinds.WAS_ATTACKED;
    }

    @Override
    public Array<String> binds() {
        return whom.isEmpty() ? Array.of("it") : AttackFact.super.binds();
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        return AttackFact.super.matches(query, happening).map(bound -> bound.take(binds().size()));
    }

    @Override
    public String does() {
        return " attacks";
    }
}
