package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A unit's attack hits; the variables are {@code it} and {@code other}. If something is said of the other unit, it
 * happens for each unit that is hit (10.7.1.6.1), else once for the attack (10.7.1.6), {@code other} being the first.
 *
 * @param who which units do
 * @param whom what the other unit must be
 */
public record Hits(
        @Default("this") Filter who, @Default("[]") Array<Filter> whom) implements AttackFact {
    @Override
    @Rule(jp = {"10.7.1.6", "10.7.1.6.1"})
    public EventKind fact() {
        return whom.isEmpty() ? EventKinds.HIT : EventKinds.UNIT_HIT;
    }

    @Override
    @Rule(jp = "10.7.1.8")
    public Array<EventKind> facts() {
        return Array.of(fact(), EventKinds.AS_IF_HIT);
    }

    /** Without a hit the ability goes on standby once, with the first of the attacked units that it speaks of. */
    @Override
    @Rule(jp = "10.7.1.8")
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        if (happening.event().kind() != EventKinds.AS_IF_HIT) {
            return AttackFact.super.matches(query, happening);
        }
        Subject attacker = happening.subject();
        if (attacker == null || !who.accepts(query, attacker)) {
            return Option.none();
        }
        return attacked(query)
                .find(unit -> whom.forAll(each -> each.accepts(query, unit)))
                .filter(unit -> unit.object() == happening.event().other())
                .map(unit -> Array.of(attacker.object(), unit.object()));
    }

    private static Array<Subject> attacked(Query query) {
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        return battle == null
                ? Array.empty()
                : Array.range(0, battle.size(BattleFrame.TARGETS))
                        .flatMap(i -> Option.of(Subject.find(position, battle.get(BattleFrame.TARGETS, i))));
    }

    @Override
    public String does() {
        return "'s attack hits";
    }
}
