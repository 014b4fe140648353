package io.github.cardfold.cardfight.action;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CircleAssignment;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Moving units from circle to circle (7.34): they stay the same cards. */
public final class Move {
    /** The procedure. */
    public static final String PROCEDURE = "7.34.1";

    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local AT = Local.number(1, "units asked for");
    private static final Local UNITS = Local.objects(0, "units");
    private static final Local ALLOWED = Local.places(1, "allowed circles");
    private static final Local MOVED = Local.objects(2, "moved");
    private static final Local CIRCLES = Local.places(3, "circles");

    private static final CircleAssignment ASSIGNING = new CircleAssignment(UNITS, ALLOWED, AT, MOVED, CIRCLES);

    private Move() {}

    /**
     * Moves units: the argument is the fighter who chooses the circles, the lists are the units and the circles that
     * may be chosen. A unit stays on its side of the field.
     */
    @Rule(jp = "7.34.1")
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(FIGHTER, AT, UNITS, ALLOWED, MOVED, CIRCLES)
                .repeat(
                        "7.34.1 done",
                        run -> !ASSIGNING.isDone(run),
                        circle -> circle.ask("7.34.1", ASSIGNING.ask("7.34.1", FIGHTER)))
                .change("7.34.1 move", Move::moved)
                .callIf("6.2.4", Move::isToGuardianCircle, "6.2.4", run ->
                        new int[] {defending(run.position()).ordinal()})
                .build();
    }

    /** Units that come to the guardian circle without a call guard as well, as those that intercept do. */
    private static boolean isToGuardianCircle(Run run) {
        return run.frame().size(CIRCLES) > 0
                && Circle.is(run.position().place(run.frame().get(CIRCLES, 0)), Circle.GUARDIAN)
                && isAnybodyAttacked(run.position());
    }

    /** Returns whose units guard in the battle in progress. */
    static Seat defending(Position position) {
        return Battle.defending(requireNonNull(Battle.of(position), "nobody is attacked"));
    }

    /** Tells whether a battle with a target is in progress, so that what comes to the guardian circle guards. */
    static boolean isAnybodyAttacked(Position position) {
        Frame battle = Battle.of(position);
        return battle != null && battle.size(BattleFrame.TARGETS) > 0;
    }

    private static Batch moved(Run run) {
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < run.frame().size(MOVED); i++) {
            events.add(
                    onto(run.position(), run.frame().get(MOVED, i), run.frame().get(CIRCLES, i)));
        }
        return Batch.ofAll(events);
    }

    /**
     * The move of a card to a circle. From circle to circle it stays the same card (4.1.8); it keeps its orientation
     * from one rear-guard circle to another, rests on a guardian circle and stands otherwise.
     */
    @Rule(jp = {"4.1.8", "4.9.2.4.1", "4.9.2.5.1", "4.9.2.5.2"})
    static Event onto(Position position, int card, int circle) {
        Place from = position.place(position.placeOf(card));
        Place to = position.place(circle);
        int same = from.zone().circle() ? Event.SAME_OBJECT : 0;
        if (Circle.is(to, Circle.GUARDIAN)) {
            return Event.move(position, card, circle, same | Event.REST);
        }
        boolean keeps = Circle.is(from, Circle.REAR_GUARD) && Circle.is(to, Circle.REAR_GUARD);
        return Event.move(position, card, circle, keeps ? same : same | Event.STAND);
    }
}
