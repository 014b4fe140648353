package io.github.cardfold.effect;

import io.vavr.collection.Array;

/**
 * A node of the effect language: an immutable record whose components are other terms, numbers, texts, words (enums),
 * {@code Array}s and {@code Option}s of those. {@link Language} reads and writes it by its components alone. Equal by
 * content; its hash code is for tables of one process, as a word's is.
 */
public interface Term {
    /** Returns the node in English, as it stands within a card's text: by the phrases of its kind. */
    default String english() {
        return English.of(this);
    }

    /**
     * Returns the kinds of facts that this node itself reads, without those of its parts; {@link Facts} names some.
     * What is computed may be kept as long as none of them changes, and effects depend on each other by them (11.11.3).
     */
    default Array<String> reads() {
        return Array.empty();
    }

    /** Tells whether it has a time of its own at which it is carried out, and is not read with what holds it. */
    default boolean isCarriedOut() {
        return false;
    }
}
