package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * The battle in progress is one in which a vanguard, or a rear-guard, was attacked, wherever the unit is now (10.1.4).
 *
 * @param on on which sort of circle it was attacked
 */
@Rule(jp = {"10.1.4", "10.1.5"})
@Phrase("a unit on {on} was attacked in this battle")
public record HasAttacked(Region on) implements Condition {
    /** Refuses zones. */
    public HasAttacked {
        if (!on.isCircle()) {
            throw new IllegalArgumentException("units are attacked on circles");
        }
    }

    @Override
    public boolean holds(Query query) {
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        for (int i = 0; battle != null && i < battle.size(BattleFrame.TARGET_CIRCLES); i++) {
            if (on.covers(position.place(battle.get(BattleFrame.TARGET_CIRCLES, i)))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Battle.FACT);
    }
}
