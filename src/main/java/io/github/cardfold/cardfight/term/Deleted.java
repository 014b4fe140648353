package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** Units that are deleted. */
@Rule(jp = "7.32.2")
@Phrase(form = "adjective", value = "deleted")
public record Deleted() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return RuleEffects.isDeleted(query.position(Facts.STATES), subject.object());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.STATES, Facts.LASTING);
    }
}
