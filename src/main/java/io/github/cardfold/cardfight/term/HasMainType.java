package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Cards of a main type (2.9.3), but none that lies face down where all would see its face. */
public record HasMainType(MainType type) implements Filter {
    @Override
    public boolean accepts(Query query, Subject card) {
        return MainTypes.of(query, card) == type && Field.hasFace(query, card);
    }

    @Override
    public Array<String> reads() {
        return Array.of(TypeSlots.FACT, Facts.STATES);
    }

    @Override
    public String english() {
        return "of the main type " + type.label();
    }
}
