package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The units that a unit battles: those it attacks, or those that attack it (10.4.1.9.2).
 *
 * @param of the unit
 */
@Rule(jp = "10.4.1.9.2")
@Phrase(value = "the units that {of} battles/battle", is = Agreement.MANY)
public record BattleOpponents(@Default("this") Selector of) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        if (battle == null) {
            return Array.empty();
        }
        List<Subject> found = new ArrayList<>();
        for (Subject unit : of.subjects(query)) {
            if (Battle.isAttacking(position, unit)) {
                attacked(position, battle, found);
            } else if (Battle.isAttacked(position, unit)) {
                Battle.allAttacking(position, battle)
                        .forEach(each -> found.add(Subject.of(each, position.placeOf(each.object()))));
            }
        }
        return Array.ofAll(found).distinct();
    }

    private static void attacked(Position position, Frame battle, List<Subject> found) {
        for (int i = 0; i < battle.size(BattleFrame.TARGETS); i++) {
            GameObject unit = Battle.attacked(position, battle, i);
            if (unit != null) {
                found.add(Subject.of(unit, battle.get(BattleFrame.TARGET_CIRCLES, i)));
            }
        }
    }

    @Override
    public Array<String> reads() {
        return Array.of(Battle.FACT);
    }
}
