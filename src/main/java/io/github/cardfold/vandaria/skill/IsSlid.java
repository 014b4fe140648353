package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Statuses;
import io.vavr.collection.Array;

/** Property that is slid. */
@Phrase(form = "adjective", value = "slid")
public record IsSlid() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        query.position(Facts.STATES);
        return Statuses.isSlid(subject.gameObject());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.STATES);
    }
}
