package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** All of several conditions. Written as a list. */
@Phrase("{conditions and}")
public record All(Array<Condition> conditions) implements Condition {
    @Override
    public boolean holds(Query query) {
        for (int i = 0; i < conditions.size(); i++) {
            if (!conditions.get(i).holds(query)) {
                return false;
            }
        }
        return true;
    }
}
