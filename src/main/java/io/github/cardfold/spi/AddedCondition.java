package io.github.cardfold.spi;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;

/** A condition of a plugin, a record: it is judged by what it {@linkplain #reads declares} and nothing else. */
public interface AddedCondition extends Condition {
    /** Tells whether it holds: the same for the same answers, in whatever thread. */
    boolean holds(Inquiry inquiry);

    /** Asks whether it holds; a plugin does not write this anew. */
    @Override
    default boolean holds(Query query) {
        return Told.by(this, query, this::holds);
    }
}
