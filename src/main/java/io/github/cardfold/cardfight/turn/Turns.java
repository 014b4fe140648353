package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.deed.SkippedPhase;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.Remembered;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** The game as a sequence of turns, and the phases of each (9.1). */
public final class Turns {
    private Turns() {}

    /** All turns: the argument is the fighter who goes first. */
    @Rule(jp = {"9.1.1", "9.1.2", "9.11.10"})
    public static Procedure procedure() {
        return Procedure.named(TurnFrame.PROCEDURE)
                .locals(TurnFrame.FIGHTER, TurnFrame.NUMBER, TurnFrame.EXTRA, TurnFrame.OUT_OF_ORDER)
                .repeat(turn -> turn.let("9.1.1", run -> run.set(TurnFrame.NUMBER, run.get(TurnFrame.NUMBER) + 1))
                        .change("9.1.1 orders", Turns::noOrdersPlayed)
                        .call("9.2", "9.2")
                        .callIf("9.3", run -> begins(run, Moment.DRAW_PHASE), "9.3")
                        .callIf("9.6", run -> begins(run, Moment.RIDE_PHASE), "9.6")
                        .callIf("9.9", run -> begins(run, Moment.MAIN_PHASE), "9.9")
                        .callIf("9.10", run -> begins(run, Moment.BATTLE_PHASE), "10.3")
                        .call("9.11", "9.11")
                        .change("9.11.10 over", run -> Remembered.end(run.position(), Lifetimes.WHOLE_TURN))
                        .let("9.11.10", Turns::pass)
                        .change("18.2.1", Turns::takeUp))
                .build();
    }

    /** A phase that an effect keeps from beginning is left out. */
    @Rule(jp = "1.3.3")
    private static boolean begins(Run run, Moment phase) {
        return !SkippedPhase.is(run.position(), run.seat(TurnFrame.FIGHTER), phase);
    }

    /** Fighters take turns by turns; extra turns come in between, the one that was gained last first. */
    @Rule(jp = {"9.11.10", "18.2.1", "18.2.2"})
    private static void pass(Run run) {
        Seat fighter = run.seat(TurnFrame.FIGHTER);
        Seat regular = run.get(TurnFrame.OUT_OF_ORDER) == 0 ? fighter : Turn.opponent(fighter);
        Frame.Queued extra = run.position().nextQueued(Queues.EXTRA_TURN);
        Seat next = extra == null ? Turn.opponent(regular) : extra.seat();
        run.set(TurnFrame.FIGHTER, next);
        run.set(TurnFrame.EXTRA, run.get(TurnFrame.EXTRA) + (extra == null ? 0 : 1));
        run.set(TurnFrame.OUT_OF_ORDER, extra == null || next == regular ? 0 : 1);
    }

    /** An extra turn that begins is owed no more. */
    private static Batch takeUp(Run run) {
        Frame.Queued extra = run.position().nextQueued(Queues.EXTRA_TURN);
        return extra == null ? Batch.NOTHING : Batch.ofAll(Run.taking(extra).asJava());
    }

    /** The orders of a turn are counted anew in the next. */
    @Rule(jp = {"9.9.2.3", "10.5.1.2.5"})
    private static Batch noOrdersPlayed(Run run) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : run.position().seats()) {
            int played = run.position().number(FighterNumbers.ORDERS_PLAYED, fighter);
            if (played > 0) {
                events.add(Event.count(FighterNumbers.ORDERS_PLAYED, fighter, -played));
            }
        }
        return Batch.ofAll(events);
    }
}
