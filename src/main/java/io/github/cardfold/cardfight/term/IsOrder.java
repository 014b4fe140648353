package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Orders (2.9.3.2), but no card that lies face down where all would see its face (4.17.3.1). */
@Phrase(form = "adjective", value = "order")
public record IsOrder() implements Filter {
    @Override
    public boolean accepts(Query query, Subject card) {
        return MainTypes.of(query, card) == MainType.ORDER && Field.hasFace(query, card);
    }

    @Override
    public Array<String> reads() {
        return Array.of(TypeSlots.FACT, Facts.STATES);
    }

    @Override
    public String english() {
        return "orders";
    }

    @Override
    public String before() {
        return "order";
    }
}
