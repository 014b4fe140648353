package io.github.cardfold.spi;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;

/** A number of a plugin, a record: it is worked out from what it {@linkplain #reads declares} and nothing else. */
public interface AddedValue extends Value {
    /** Returns the number: the same for the same answers, in whatever thread. */
    int value(Inquiry inquiry);

    /** Asks for the number; a plugin does not write this anew. */
    @Override
    default int value(Query query) {
        return Value.within(Told.by(this, query, this::value));
    }
}
