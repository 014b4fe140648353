package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/** Circles without a card. */
public record OpenSpot() implements Spot {
    @Override
    public boolean accepts(Query query, Place circle) {
        return query.position(Facts.FIELD).size(circle.index()) == 0;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }

    @Override
    public String english() {
        return "open";
    }
}
