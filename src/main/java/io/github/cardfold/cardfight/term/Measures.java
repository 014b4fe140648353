package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Comparison;

/**
 * Cards of which something measures so much.
 *
 * @param what what is measured
 * @param is how it is to compare to the number
 * @param to the number
 */
public record Measures(Measure what, @Default("at least") Comparison is, Value to) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return what.isOf(query, subject) && is.holds(what.of(query, subject), to.value(query));
    }

    @Override
    public String english() {
        return "with " + what.english() + " " + is.english(to);
    }
}
