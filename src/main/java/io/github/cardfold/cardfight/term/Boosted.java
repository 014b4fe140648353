package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/**
 * The unit that is being boosted in the battle in progress.
 *
 * @param by what one of the units that boost it must be; any if nothing is said
 */
@Phrase(form = "adjective", value = "boosted")
@Phrase("that is/are boosted by {by a: unit/units}")
@Phrase(form = "is", value = "is/are boosted by {by a: unit/units}")
@Phrase(form = "not", value = "is/are not boosted by {by a: unit/units}")
@Rule(jp = "10.4.1.12.1")
public record Boosted(@Default("[]") Array<Filter> by) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        if (battle == null || battle.get(BattleFrame.ATTACKER) != subject.object()) {
            return false;
        }
        for (int i = 0; i < battle.size(BattleFrame.BOOSTERS); i++) {
            GameObject booster = Battle.booster(position, battle, i);
            if (booster != null && Filter.all(by, query, Subject.of(booster, position.placeOf(booster.object())))) {
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
