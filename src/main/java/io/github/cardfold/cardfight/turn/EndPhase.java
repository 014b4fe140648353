package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EndingFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.GUnits;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** The end phase (9.11). */
public final class EndPhase {
    private static final String END_PHASE = "end phase";

    private static final Batch TURN_EXPIRES = Batch.of(Event.expire(Lifetimes.TURN));

    private EndPhase() {}

    /** The end phase. */
    @Rule(jp = {"9.11.8", "9.11.9", "9.11.10"})
    public static Procedure procedure() {
        return Procedure.named(EndingFrame.END_PHASE)
                .locals(EndingFrame.locals())
                .repeat(units ->
                        units.change("9.11.1", EndPhase::unitsToGZone).leaveIf("9.11.1.1", run -> !isAnyToGo(run)))
                .waits("9.11.2", "6.5.2")
                .change("9.11.3", EndPhase::restored)
                .waits("9.11.4", "17.4")
                .waits("9.11.5", "17.3")
                .waits("9.11.6", "6.8")
                .call("9.11.7", "11.6.1")
                .repeat(end -> end.change(
                                "9.11.8", run -> EndingFrame.begin(run, TurnBeginnings.of(run, END_PHASE), goesOn(run)))
                        .let("9.11.8 noted", EndingFrame::note)
                        .call("9.11.9", "11.6.1")
                        .change("9.11.9 expire", run -> TURN_EXPIRES)
                        .leaveIf("9.11.10", run -> !EndingFrame.isAnythingLeft(run, goesOn(run))))
                .build();
    }

    @Rule(jp = {"9.11.1", "9.11.1.1"})
    private static Batch unitsToGZone(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        for (int place : Field.circles(position)) {
            boolean isField = Circle.is(position.place(place), Circle.VANGUARD | Circle.REAR_GUARD);
            for (int i = 0; isField && i < position.size(place); i++) {
                if (MainTypes.hasSubtype(position, position.objectAt(place, i), Subtype.G)) {
                    events.add(GUnits.home(position, position.objectAt(place, i)));
                }
            }
        }
        return Batch.ofAll(events);
    }

    /** Locked cards are unlocked and deleted units are restored by being turned face up (7.30.2, 7.32.4). */
    @Rule(jp = {"9.11.3", "7.30.2", "7.32.4"})
    private static Batch restored(Run run) {
        Position position = run.position();
        Seat fighter = run.enclosing(TurnFrame.PROCEDURE).seat(TurnFrame.FIGHTER);
        List<Event> events = new ArrayList<>();
        for (int place : Field.circles(position)) {
            for (int i = 0; position.place(place).seat() == fighter && i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (Locked.is(position, card, place) || RuleEffects.isDeleted(position, card.object())) {
                    events.add(Event.face(position, card.object(), false));
                }
            }
        }
        return Batch.ofAll(events);
    }

    /** A unit that an effect keeps where it is stays (1.3.2), and the turn ends all the same (ruling 428). */
    @Rule(jp = {"9.11.1.1", "1.3.2"})
    private static boolean isAnyToGo(Run run) {
        return !run.possible(unitsToGZone(run)).isEmpty();
    }

    private static Event goesOn(Run run) {
        Frame turn = run.enclosing(TurnFrame.PROCEDURE);
        int number = turn.get(TurnFrame.NUMBER);
        return Event.fact(EventKinds.END_PHASE_GOES_ON, turn.seat(TurnFrame.FIGHTER), 0, 0, number, END_PHASE);
    }
}
