package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/** A term of which one of two parts is carried out: what the first part binds the second does not speak of. */
public interface Forked {
    /** Returns the first part. */
    Array<?> then();

    /** Returns the second part. */
    Array<?> otherwise();
}
