package io.github.cardfold.lanterns;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.spi.AddedValue;
import io.github.cardfold.spi.Inquiry;
import io.vavr.collection.Array;

/** How many lanterns you have, as a number: {@code "lanterns"}. */
public record LanternCount() implements AddedValue {
    static final String FACT = Facts.in(LanternZone.KIND);

    @Override
    public int value(Inquiry inquiry) {
        return inquiry.cardsIn(LanternZone.KIND, inquiry.master()).size();
    }

    @Override
    public Array<String> reads() {
        return Array.of(FACT);
    }

    @Override
    public String english() {
        return "the number of your lanterns";
    }
}
