package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;

/**
 * One number if a condition holds, another if not.
 *
 * @param when the condition
 * @param then the number if it holds
 * @param otherwise the number if it does not
 */
public record Either(Condition when, Value then, Value otherwise) implements Value {
    @Override
    public int value(Query query) {
        return when.holds(query) ? then.value(query) : otherwise.value(query);
    }

    @Override
    public String english() {
        return otherwise.english() + ", or " + then.english() + " if " + when.english();
    }

    @Override
    public String added() {
        return otherwise.added() + ", or " + then.added() + " if " + when.english();
    }
}
