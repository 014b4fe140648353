package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.vavr.collection.Array;

/**
 * A fighter took the first turn of the fight; if the opponent did, you went second.
 *
 * @param fighter which fighter
 */
@Rule(jp = {"8.2.1.6", "9.1.1"})
public record WentFirst(@Default("you") Side fighter) implements Condition {
    @Override
    public boolean holds(Query query) {
        return Turn.isFirst(query.position(Facts.TURN), query.seat(fighter));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.TURN);
    }

    @Override
    public String english() {
        return "you went " + (fighter == Side.YOU ? "first" : "second");
    }

    @Override
    public String negated() {
        return "you did not go " + (fighter == Side.YOU ? "first" : "second");
    }
}
