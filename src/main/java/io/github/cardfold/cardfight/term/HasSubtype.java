package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** Cards of a subtype (2.9.4), but none that lies face down where all would see its face. */
public record HasSubtype(String name) implements Filter {
    @Override
    public boolean accepts(Query query, Subject card) {
        Position position = query.position(Facts.PRINTED);
        return Field.card(position, card.gameObject()).hasSubtype(name) && Field.hasFace(query, card);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }

    @Override
    public String english() {
        return "of the subtype " + name;
    }
}
