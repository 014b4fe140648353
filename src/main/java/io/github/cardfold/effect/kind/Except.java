package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Narrowing;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Some cards without others: the rest.
 *
 * @param of the cards
 * @param but those that are not meant, wherever they are by now
 */
@Phrase(value = "{of} except {but}", is = Agreement.MANY)
public record Except(Selector of, Selector but) implements Narrowing {
    @Override
    public Array<Subject> subjects(Query query) {
        Array<Integer> others = but.subjects(query).map(Subject::object);
        return of.subjects(query).filter(each -> !others.contains(each.object()));
    }
}
