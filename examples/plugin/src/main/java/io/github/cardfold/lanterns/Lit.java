package io.github.cardfold.lanterns;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.spi.AddedCondition;
import io.github.cardfold.spi.Inquiry;
import io.vavr.collection.Array;

/**
 * "If you have so many lanterns or more": {@code {"lit": 3}}.
 *
 * @param lanterns how many, at least 1
 */
@Phrase("you have {lanterns} or more lanterns")
public record Lit(int lanterns) implements AddedCondition {
    /** Refuses what always holds. */
    public Lit {
        if (lanterns < 1) {
            throw new IllegalArgumentException("at least one lantern is lit, not " + lanterns);
        }
    }

    @Override
    public boolean holds(Inquiry inquiry) {
        return inquiry.value(new LanternCount()) >= lanterns;
    }

    @Override
    public Array<String> reads() {
        return new LanternCount().reads();
    }
}
