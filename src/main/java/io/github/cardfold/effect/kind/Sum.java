package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;

/**
 * What is measured of several cards together, or of one.
 *
 * @param what what is measured
 * @param of the cards
 */
public record Sum(Measure what, Selector of) implements Value {
    @Override
    public int value(Query query) {
        return of.subjects(query).map(each -> what.of(query, each)).sum().intValue();
    }

    @Override
    public String english() {
        return "the " + what.english() + " of " + of.english();
    }
}
