package io.github.cardfold.lanterns;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.spi.AddedValue;
import io.github.cardfold.spi.Inquiry;
import io.vavr.collection.Array;

/** How many lanterns you have, as a number: {@code "lanterns"}. */
@Phrase("the number of your lanterns")
public record LanternCount() implements AddedValue {
    static final String FACT = Facts.in(Lanterns.ZONE);

    @Override
    public int value(Inquiry inquiry) {
        return inquiry.cardsIn(Lanterns.ZONE, inquiry.master()).size();
    }

    @Override
    public Array<String> reads() {
        return Array.of(FACT);
    }
}
