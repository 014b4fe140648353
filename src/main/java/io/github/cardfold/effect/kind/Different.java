package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;

/**
 * How many different grades, columns or the like some cards have.
 *
 * @param what what is measured
 * @param of the cards
 */
public record Different(Measure what, Selector of) implements Value {
    @Override
    public int value(Query query) {
        return what.having(query, of.subjects(query))
                .map(each -> what.of(query, each))
                .distinct()
                .size();
    }

    @Override
    public String english() {
        return "the number of different " + what.english() + "s among " + of.english();
    }
}
