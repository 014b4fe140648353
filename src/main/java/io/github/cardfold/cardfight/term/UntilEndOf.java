package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.MomentLifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * Until a turn, phase or step of a fighter ends, the first to do so.
 *
 * @param moment the turn, phase or step
 * @param of whose
 * @param next whether it is the next one even while one is in progress
 */
@Rule(jp = "11.3.1.2")
@Phrase("until the end of {of whose} <{next}next >{moment}")
public record UntilEndOf(
        @Default("turn") Moment moment, @Default("you") Side of, boolean next) implements DurationTerm {
    @Override
    public Lifetime lifetime(Query query) {
        boolean isYours = of == Side.YOU;
        if (moment == Moment.TURN) {
            return next ? nextTurn(query) : isYours ? Lifetimes.YOUR_TURN : Lifetimes.OPPONENTS_TURN;
        }
        MomentLifetimes lifetimes = MomentLifetimes.of(moment);
        Position position = query.position(Facts.MOMENT);
        boolean isNow = Turn.isOf(position, query.seat(of)) && Turn.isIn(position, moment);
        return isNow && !next ? lifetimes.now() : isYours ? lifetimes.yours() : lifetimes.opponents();
    }

    private Lifetime nextTurn(Query query) {
        return Lifetimes.untilNextTurnOf(of == Side.YOU, Turn.isOf(query.position(Facts.TURN), query.seat(of)));
    }

    @Override
    public Array<Lifetime> lifetimes() {
        return moment == Moment.TURN
                ? Array.empty()
                : MomentLifetimes.of(moment).all();
    }

    @Override
    public Array<Consequence> consequences() {
        return moment == Moment.TURN ? Array.empty() : Array.of(new MomentEnds(moment, MomentLifetimes.of(moment)));
    }
}
