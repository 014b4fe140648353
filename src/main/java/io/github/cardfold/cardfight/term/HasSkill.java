package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Skill;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Units that have boost or intercept. */
interface HasSkill extends Filter {
    /** Returns which. */
    Skill skill();

    @Override
    default boolean accepts(Query query, Subject subject) {
        return skill().isOf(query, subject);
    }

    @Override
    default Array<String> reads() {
        return skill().reads();
    }
}
