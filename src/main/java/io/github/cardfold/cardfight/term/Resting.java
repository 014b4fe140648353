package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/** Cards that rest. */
@Phrase(form = "adjective", value = "resting")
public record Resting() implements Filter {
    @Override
    @Rule(jp = "7.30.1.3")
    public boolean accepts(Query query, Subject subject) {
        return subject.gameObject().is(GameObject.REST)
                && !Locked.is(query.position(Facts.STATES), subject.gameObject(), subject.place());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.STATES);
    }
}
