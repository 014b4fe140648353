package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/**
 * The original value of a characteristic of a card: what is printed, changed only by what changes the original.
 *
 * @param what which characteristic
 */
@Rule(jp = "5.1.3")
public record OriginalOf(Trait what) implements TraitOf {
    @Override
    public Trait trait() {
        return what;
    }

    @Override
    public int of(Query query, Subject subject) {
        return Strength.original(query, subject, what);
    }

    @Override
    public Array<String> reads() {
        return Array.of(what.original());
    }

    @Override
    public String english() {
        return "original " + what.fact();
    }
}
