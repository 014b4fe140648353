package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Ban;
import io.github.cardfold.cardfight.state.Deed;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Use;
import io.vavr.collection.Array;

/**
 * A deed that is to be done with the cards.
 *
 * @param deed which one
 */
@Rule(jp = {"1.3.2.4", "1.3.3"})
public record ToDo(Deed deed) implements Use {
    @Override
    public boolean isPossible(Query query, Subject card) {
        return !Ban.forbids(query.position(Facts.LASTING), deed, query.master(), card.gameObject(), card.place());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }

    @Override
    public String english() {
        return "to " + deed.words();
    }
}
