package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/** Circles without a card. */
@Phrase(form = "adjective", value = "open")
@Phrase(form = "from", value = "open circles")
public record OpenSpot() implements Spot {
    @Override
    public boolean accepts(Query query, Place circle) {
        return query.position(Facts.FIELD).size(circle.index()) == 0;
    }

    @Override
    public boolean accepted(Query query, Place circle, Happening coming) {
        Position position = query.position(Facts.FIELD);
        for (int i = 0; i < position.size(circle.index()); i++) {
            if (!coming.brings(position.objectAt(circle.index(), i).object())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
