package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.vandaria.fact.SuddenDeaths;
import io.vavr.collection.Array;

/**
 * The condition of a skill, which is no skill of a Sudden Death by that.
 *
 * @param when the condition
 */
@Rule(vw = "16.3.3")
record OutsideSuddenDeath(Condition when) implements Condition {
    @Override
    public boolean holds(Query query) {
        return !SuddenDeaths.isOn(query.position(Facts.TURN)) && when.holds(query);
    }

    @Override
    public Array<String> reads() {
        return when.reads();
    }
}
