package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Measure;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Of a unit the row, 0 being the front row; -1 outside circles. */
public record Row() implements Measure {
    @Override
    public int of(Query query, Subject subject) {
        return query.position(Facts.FIELD).place(subject.place()).row();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }

    @Override
    public String english() {
        return "row";
    }
}
