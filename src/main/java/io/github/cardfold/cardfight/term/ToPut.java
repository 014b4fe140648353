package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Use;
import io.github.cardfold.kernel.position.Cause;
import io.vavr.collection.Array;

/**
 * The cards are to be put into a zone of their owner's.
 *
 * @param to the zone
 */
@Rule(jp = {"1.3.2.4", "1.3.3"})
public record ToPut(Region to) implements Use {
    /** Refuses circles. */
    public ToPut {
        if (to.isCircle()) {
            throw new IllegalArgumentException("units come to circles by \"call\" or \"ride\"");
        }
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return Conditions.isMovable(
                query.position(Facts.LASTING),
                card.gameObject(),
                to.zone(),
                Cause.effect(query.master(), query.source()));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LASTING);
    }

    @Override
    public String english() {
        return "to put into " + to.named();
    }
}
