package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A fighter took the first turn of the fight; if the opponent did, you went second.
 *
 * @param fighter which fighter
 */
@Phrase("{fighter who} went first")
@Phrase(form = "not", value = "{fighter who} did not go first")
@Rule(jp = {"8.2.1.6", "9.1.1"})
@Idioms(WentSecond.class)
public record WentFirst(@Default("you") Side fighter) implements Condition {
    @Override
    public boolean holds(Query query) {
        return Turn.isFirst(query.position(Facts.TURN), query.seat(fighter));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.TURN);
    }
}
