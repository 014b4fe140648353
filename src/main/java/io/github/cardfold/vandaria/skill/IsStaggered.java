package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Statuses;
import io.vavr.collection.Array;

/** The controller of the skill is Staggered. */
@Rule(vw = "2.9.1")
@Phrase("you are Staggered")
public record IsStaggered() implements Condition {
    @Override
    public boolean holds(Query query) {
        return Statuses.isStaggered(query.position(Facts.PLACES), query.master());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.NUMBERS, Facts.PLACES);
    }
}
