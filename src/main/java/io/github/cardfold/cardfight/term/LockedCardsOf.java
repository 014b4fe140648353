package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * A fighter's locked cards.
 *
 * @param of whose
 * @param are what they must be
 */
@Rule(jp = "7.30.1.2")
@Phrase(form = "of", value = "{of whose} {are: locked cards} {#}")
@Phrase(value = "{of whose} {are: locked cards}", is = Agreement.MANY)
@Phrase(form = "their", value = "{of their} {are: locked cards}", is = Agreement.MANY)
@Phrase(form = "exist", value = "{of who} has/have {#} {are: locked card/cards}")
public record LockedCardsOf(
        @Default("you") Side of, @Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.FIELD);
        List<Subject> found = new ArrayList<>();
        for (int place : Field.circles(position)) {
            for (int i = 0; i < position.size(place); i++) {
                Subject card = Subject.of(position.objectAt(place, i), place);
                if (Locked.is(position, card.gameObject(), place)
                        && card.master(position) == query.seat(of)
                        && Filter.all(are, query, card)) {
                    found.add(card);
                }
            }
        }
        return Array.ofAll(found);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD, Facts.STATES);
    }
}
