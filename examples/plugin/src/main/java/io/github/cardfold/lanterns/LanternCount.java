package io.github.cardfold.lanterns;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** How many lanterns you have, as a number: {@code "lanterns"}. */
public record LanternCount() implements Value {
    static final String FACT = Facts.in(LanternZone.KIND);

    @Override
    public int value(Query query) {
        Position position = query.position(FACT);
        return position.size(LanternZone.of(position, query.master()));
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
