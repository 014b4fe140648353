package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Trait;
import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** The drive of a card. */
public record DriveOf() implements Measure {
    @Override
    public int of(Query query, Subject subject) {
        return Strength.of(query, subject, Trait.DRIVE);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Trait.DRIVE.fact());
    }

    @Override
    public String english() {
        return "drive";
    }
}
