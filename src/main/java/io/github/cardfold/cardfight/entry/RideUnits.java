package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.term.BindsUnits;
import io.github.cardfold.cardfight.term.Circles;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * Superior rides cards (6.3.2.2), from wherever they are; several one by one in an order of the rider's choice (6.3.6).
 *
 * @param what the cards
 * @param resting whether they come to rest
 * @param by who rides; cards of the other fighter are not ridden (4.1.13)
 * @param as the name of the vanguard
 */
@Phrase("<{by who} rides|ride> {as as}{what}<{resting} at rest>")
public record RideUnits(
        Selector what, boolean resting, @Default("you") Side by, Option<String> as) implements BindsUnits {
    /** The top cards of a deck are shown before. */
    @Override
    @Rule(jp = "6.3.3.2.1")
    public void compile(Compiler out) {
        out.begin(as);
        if (what instanceof Top top) {
            top.look(out, "6.3.3.2.1", run -> null);
        }
        out.change("shown", run -> shown(Query.of(run)));
        out.let("", this::ride);
        Circles.end(out, as);
    }

    private Attempt attempt(Query query) {
        return Attempt.of(DeedKind.RIDE, query.seat(by)).by(Cause.effect(query.master(), query.source()));
    }

    private Batch shown(Query query) {
        return Circles.shown(query, attempt(query), what);
    }

    @Rule(jp = {"6.3.2.2", "4.1.13"})
    private void ride(Run run) {
        Query query = Query.of(run);
        Seat seat = query.seat(by);
        int[] cards = Circles.cardsOf(query, attempt(query), what);
        run.call(RideFrame.SEVERAL, new int[] {seat.ordinal(), RideFrame.SUPERIOR, resting ? 1 : 0}, cards);
    }
}
