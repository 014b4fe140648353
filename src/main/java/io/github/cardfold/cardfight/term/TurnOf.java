package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** It is a fighter's turn. */
@Phrase("it is {fighter whose} turn")
@Phrase(form = "not", value = "it is not {fighter whose} turn")
public record TurnOf(@Default("you") Side fighter) implements Condition {
    @Override
    public boolean holds(Query query) {
        return Turn.isOf(query.position(Facts.TURN), query.seat(fighter));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.TURN);
    }
}
