package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Facts between two units: one attacks, hits or boosts another. */
final class Facing {
    static final Array<String> BINDS = Array.of("it", "other");

    private Facing() {}

    static Option<Array<Integer>> matches(Query query, Happening happening, Filter who, Array<Filter> whom) {
        Subject subject = happening.subject();
        Subject other = happening.other();
        if (subject == null || !who.accepts(query, subject)) {
            return Option.none();
        }
        return whom.forAll(each -> other != null && each.accepts(query, other))
                ? Option.some(Array.of(subject.object(), happening.event().other()))
                : Option.none();
    }

    static String english(Array<Filter> whom) {
        return whom.isEmpty()
                ? ""
                : " a unit that is " + whom.map(Filter::english).mkString(" and ");
    }
}
