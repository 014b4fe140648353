package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;

/** The number of an icon as effects have raised or lowered it for the fighter who does what it says (7.28). */
public record ChangedIconNumber(IconAction action, Value number, Side fighter) implements Value {
    @Override
    public int value(Query query) {
        return IconNumbers.of(query.as(query.seat(fighter)), action, number.value(query));
    }

    @Override
    public Array<String> reads() {
        return Array.of(IconNumbers.flag(action), Facts.LASTING);
    }
}
