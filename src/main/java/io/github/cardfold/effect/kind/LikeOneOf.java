package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;

/**
 * Cards that measure as much as one of some cards: of the same grade as the vanguard, say.
 *
 * @param what what is measured
 * @param as the cards
 */
public record LikeOneOf(Measure what, Selector as) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        int measured = what.of(query, subject);
        return what.isOf(query, subject)
                && what.having(query, as.subjects(query)).exists(each -> what.of(query, each) == measured);
    }

    @Override
    public String english() {
        return "of the same " + what.english() + " as " + as.english();
    }
}
