package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A battle ends; the variable {@code it} is the unit that attacked, of several the one that is meant.
 *
 * @param who what that unit must be; any battle if nothing is said
 */
@Rule(jp = {"10.8.1.1", "10.8.1.3"})
public record BattleEnds(@Default("[]") Array<Filter> who) implements Trigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.BATTLE_ENDED, EventKinds.CLOSE_STEP_GOES_ON);
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        if (who.isEmpty()) {
            Subject attacker = happening.subject();
            return Option.some(Array.of(attacker == null ? 0 : attacker.object()));
        }
        return AttackFact.of(query, happening)
                .find(unit -> who.forAll(each -> each.accepts(query, unit)))
                .map(unit -> Array.of(unit.object()));
    }

    @Override
    public String english() {
        return "the battle ends"
                + (who.isEmpty() ? "" : " in which a unit that is " + English.list(who.map(Filter::english), "and"))
                + (who.isEmpty() ? "" : " attacked");
    }
}
