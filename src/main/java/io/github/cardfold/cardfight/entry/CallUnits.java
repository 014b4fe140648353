package io.github.cardfold.cardfight.entry;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.Calls;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Unmet;
import io.github.cardfold.cardfight.state.CallFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.BindsUnits;
import io.github.cardfold.cardfight.term.Circles;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Superior calls cards (6.2.2.2), from wherever they are, all at once, each to a circle of its own that the caller
 * chooses.
 *
 * @param what the cards
 * @param to rear-guard circles, the guardian circle, or circles of a plugin that are either
 * @param circles what the rear-guard circles must be
 * @param resting whether the cards come to rest
 * @param by who calls; cards of the other fighter are not called (4.1.13)
 * @param as the name of the units
 */
@Phrase("<{by who} calls|call> {as as}{what} to {circles: {to the}}<{resting} at rest>")
public record CallUnits(
        Selector what,
        @Default("rc") Region to,
        @Default("[]") Array<Spot> circles,
        boolean resting,
        @Default("you") Side by,
        Option<String> as)
        implements BindsUnits {
    /** Refuses what is no place for a call. */
    public CallUnits {
        if (!to.isCircle() || to.equals(Region.VC)) {
            throw new IllegalArgumentException("units are called to \"rc\", \"gc\" or circles of plugins");
        }
        if (to.equals(Region.GC) && resting || !to.equals(Region.RC) && circles.nonEmpty()) {
            throw new IllegalArgumentException(
                    "only rear-guard circles can be chosen, and what comes to a guardian circle rests in any case");
        }
    }

    /** The top cards of a deck are shown before. */
    @Override
    @Rule(jp = "6.2.3.1.1")
    public void compile(Compiler out) {
        out.begin(as);
        if (what instanceof Top top) {
            top.look(out, "6.2.3.1.1", run -> null);
        }
        out.change("shown", run -> shown(Query.of(run)));
        out.let("", this::call);
        Circles.end(out, as);
    }

    private Attempt attempt(Query query) {
        Position position = query.position(Facts.FIELD);
        Attempt attempt = Attempt.of(DeedKind.CALL, query.seat(by)).by(Cause.effect(query.master(), query.source()));
        return to.equals(Region.GC) ? Calls.toGuard(position, attempt) : Calls.toRearGuard(position, attempt);
    }

    /** Fewer than an effect demands to be called at once are not called. */
    @Rule(jp = "1.3.3")
    private int[] enough(Query query, int[] cards) {
        Position position = query.position(Facts.LASTING);
        List<Attempt> together = new ArrayList<>(cards.length);
        for (int card : cards) {
            Subject each = query.find(card);
            Attempt attempt = attempt(query);
            together.add(each == null ? attempt.from(position.placeOf(card)) : attempt.with(each));
        }
        return Unmet.of(position, Array.ofAll(together)).isEmpty() ? cards : new int[0];
    }

    private Batch shown(Query query) {
        return Circles.shown(query, attempt(query), what);
    }

    @Rule(jp = "6.2.1#1")
    private static boolean isCallable(Place circle) {
        return Circle.is(circle, Circle.REAR_GUARD | Circle.GUARDIAN);
    }

    @Rule(jp = {"6.2.2.2", "4.1.13"})
    private void call(Run run) {
        Query query = Query.of(run);
        Seat seat = query.seat(by);
        int[] cards = enough(query, Circles.cardsOf(query, attempt(query), what));
        int[] allowed = Arrays.stream(Circles.of(query, seat, to, circles))
                .filter(each -> isCallable(run.position().place(each)))
                .toArray();
        run.call(CallFrame.PROCEDURE, new int[] {seat.ordinal(), CallFrame.SUPERIOR, resting ? 1 : 0}, cards, allowed);
    }
}
