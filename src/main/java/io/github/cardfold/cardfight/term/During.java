package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * It is a phase or step of a fighter's turn.
 *
 * @param phase the phase or step
 * @param of whose turn it is
 */
@Phrase("it is during {of whose} {phase}")
@Phrase(form = "not", value = "it is not during {of whose} {phase}")
public record During(Moment phase, @Default("you") Side of) implements Condition {
    @Override
    public boolean holds(Query query) {
        Position position = query.position(Facts.MOMENT);
        return Turn.isOf(position, query.seat(of)) && Turn.isIn(position, phase);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.TURN, Facts.MOMENT);
    }
}
