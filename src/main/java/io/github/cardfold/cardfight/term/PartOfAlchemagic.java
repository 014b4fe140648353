package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.vavr.collection.Array;

/** The order whose text this is was alchemagicked with another, or another with it (7.44). */
@Phrase("this is part of alchemagic")
@Phrase(form = "not", value = "this is not part of alchemagic")
@Rule(jp = "7.44.1")
public record PartOfAlchemagic() implements Condition {
    @Override
    public boolean holds(Query query) {
        Frame order = query.position(Facts.MOMENT).frame(OrderFrame.PROCEDURE);
        return order != null && order.get(OrderFrame.CARD) == query.source() && order.get(OrderFrame.WITH) != 0;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.MOMENT);
    }
}
