package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Those of some cards that are of a kind.
 *
 * @param of the cards
 * @param are the kind
 */
@Phrase(value = "those of {of} that {are is}", is = Agreement.MANY)
@Idioms(OfThem.class)
@Phrase(value = "those of {of} that {are is}", is = Agreement.MANY)
public record Which(Selector of, Filter are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        return of.subjects(query).filter(each -> are.accepts(query, each));
    }

    @Override
    public Array<Subject> ground(Query query) {
        return of.ground(query);
    }

    @Override
    public boolean isHidden() {
        return of.isHidden();
    }

    @Override
    public String noun() {
        return of.noun();
    }

    @Override
    public Array<? extends Area> areas() {
        return of.areas();
    }
}
