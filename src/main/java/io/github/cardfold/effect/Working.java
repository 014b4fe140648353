package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** A continuous effect at work; {@link Change} is the one that changes information of cards. Immutable. */
public interface Working {
    /** Returns all kinds of facts that information of cards depends on by it, see {@link Term#reads}. */
    default Array<String> reads() {
        return Array.empty();
    }

    /** Returns an amount that an effect which lasts for a time fixes when it arises, 0 if it needs none (11.11.4). */
    default int amount(Query query) {
        return 0;
    }

    /** Returns what it comes to as long as a CONT ability does it: itself, or changes of information instead. */
    default Array<Working> whileValid() {
        return Array.of(this);
    }
}
