package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Cards with a name (12.6.2). */
public record Named(String name) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Card card = Field.card(query.position(Facts.PRINTED), subject.thing());
        return card.allNames().contains(name);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED);
    }

    @Override
    public String english() {
        return "named \"" + name + "\"";
    }
}
