package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;

/** A condition that does not hold. */
@Phrase("{condition not}")
public record Not(Condition condition) implements Condition {
    @Override
    public boolean holds(Query query) {
        return !condition.holds(query);
    }
}
