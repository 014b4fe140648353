package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** Units that are being attacked. */
@Phrase(form = "adjective", value = "attacked")
public record Attacked() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return Battle.isAttacked(query.position(Battle.FACT), subject);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Battle.FACT);
    }
}
