package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** How many rear-guard circles of a fighter are open: no unit stands there. */
@Phrase("the number of {of whose} open (RC)")
public record OpenCircles(@Default("you") Side of) implements Value {
    @Override
    public int value(Query query) {
        Position position = query.position(Facts.FIELD);
        int open = 0;
        for (int place : Field.circles(position)) {
            boolean isOpen =
                    Field.isCircle(position, place, query.seat(of), Circle.REAR_GUARD) && position.size(place) == 0;
            open += isOpen ? 1 : 0;
        }
        return open;
    }

    @Override
    public Array<String> reads() {
        return Units.READS;
    }
}
