package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** At least one of several conditions. */
@Phrase("{conditions or}")
public record AnyOf(Array<Condition> conditions) implements Condition {
    @Override
    public boolean holds(Query query) {
        return conditions.exists(each -> each.holds(query));
    }
}
