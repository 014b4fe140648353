package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Narrowing;
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
public record Which(Selector of, Filter are) implements Narrowing {
    @Override
    public Array<Subject> subjects(Query query) {
        return of.subjects(query).filter(each -> are.accepts(query, each));
    }
}
