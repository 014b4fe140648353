package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Certain cards, at least one, are all of a kind.
 *
 * @param cards the cards
 * @param all the kind
 */
@Phrase("{cards} {all is}")
public record Are(Selector cards, Filter all) implements Condition {
    @Override
    public boolean holds(Query query) {
        Array<Subject> subjects = cards.subjects(query);
        return !subjects.isEmpty() && subjects.forAll(each -> all.accepts(query, each));
    }
}
