package io.github.cardfold.lanterns;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.vavr.collection.Array;

/**
 * "If you have so many lanterns or more": {@code {"lit": 3}}.
 *
 * @param lanterns how many, at least 1
 */
public record Lit(int lanterns) implements Condition {
    /** Refuses what always holds. */
    public Lit {
        if (lanterns < 1) {
            throw new IllegalArgumentException("at least one lantern is lit, not " + lanterns);
        }
    }

    @Override
    public boolean holds(Query query) {
        return new LanternCount().value(query) >= lanterns;
    }

    @Override
    public Array<String> reads() {
        return new LanternCount().reads();
    }

    @Override
    public String english() {
        return "you have " + lanterns + " or more lanterns";
    }
}
