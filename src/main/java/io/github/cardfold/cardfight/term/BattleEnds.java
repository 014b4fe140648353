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
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A battle ends; the attacker is the unit that attacked, of several the one that is meant.
 *
 * @param who what that unit must be; any battle if nothing is said
 * @param so the circumstances
 */
@Phrase("the battle ends/ends/ended< in which {who a: unit/units} attacked>{so}")
@Phrase(form = "at", value = "the end of the battle< in which {who a: unit/units} attacked>{so}")
@Rule(jp = {"10.8.1.1", "10.8.1.3"})
public record BattleEnds(@Default("[]") Array<Filter> who, Circumstances so) implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.BATTLE_ENDED, EventKinds.CLOSE_STEP_GOES_ON);
    }

    @Override
    public Array<String> roles() {
        return Array.of("attacker");
    }

    @Override
    public boolean mayBeHidden() {
        return true;
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        if (who.isEmpty()) {
            Subject attacker = happening.subject();
            return Option.some(Array.of(attacker == null ? 0 : attacker.object()));
        }
        return attackers(query.position(Battle.FACT), happening)
                .find(unit -> Filter.all(who, query, unit))
                .map(unit -> Array.of(unit.object()));
    }

    /** The attacker and its partners, also if they attack no more since they have moved or the battle is over. */
    private static Array<Subject> attackers(Position position, Happening happening) {
        Subject attacker = happening.subject();
        Array<Subject> found = attacker == null ? Array.empty() : Array.of(attacker);
        Frame battle = Battle.of(position);
        for (int i = 0; battle != null && i < battle.size(BattleFrame.PARTNERS); i++) {
            Subject partner = Subject.find(position, battle.get(BattleFrame.PARTNERS, i));
            found = partner == null ? found : found.append(partner);
        }
        return found;
    }
}
