package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.vavr.collection.Array;

/** The cards of several selectors, each card once. Written as a list. */
@Phrase(value = "{selectors and}", is = Agreement.MANY)
public record Together(Array<Selector> selectors) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return selectors.flatMap(each -> each.subjects(query)).distinctBy(Subject::object);
    }

    @Override
    public Array<Subject> ground(Query query) {
        return selectors.flatMap(each -> each.ground(query)).distinctBy(Subject::object);
    }

    @Override
    public boolean isHidden() {
        return selectors.exists(Selector::isHidden);
    }

    @Override
    public String english() {
        return selectors.map(Term::english).mkString(" and ");
    }
}
