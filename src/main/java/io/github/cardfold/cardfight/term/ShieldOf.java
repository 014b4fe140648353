package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Trait;
import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** The shield of a card. */
public record ShieldOf() implements Measure {
    @Override
    public int of(Query query, Subject subject) {
        return Strength.of(query, subject, Trait.SHIELD);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Trait.SHIELD.fact());
    }

    @Override
    public String english() {
        return "shield";
    }
}
