package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Comparison;
import io.vavr.collection.Array;

/**
 * Cards of a grade.
 *
 * @param to the grade
 * @param is how theirs is to compare to it
 */
public record Grade(Value to, @Default("exactly") Comparison is) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return Field.hasFace(query, subject) && is.holds(Strength.of(query, subject, Trait.GRADE), to.value(query));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Trait.GRADE.fact(), Facts.STATES);
    }

    @Override
    public String english() {
        return "grade " + is.english(to);
    }

    @Override
    public String before() {
        return english();
    }
}
