package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.GUnits;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Duration;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.RuleAction;
import io.github.cardfold.kernel.Run;
import java.util.ArrayList;
import java.util.List;

/** The end phase (9.11). */
public final class EndPhase {
    private EndPhase() {}

    /** The end phase. */
    @Rule(jp = {"9.11.8", "9.11.9"})
    public static Procedure procedure() {
        return Procedure.named("9.11")
                .change("9.11.1", EndPhase::unitsToGZone)
                .goIf("9.11.1.1", run -> !unitsToGZone(run).isEmpty(), "9.11.1")
                .waits("9.11.2", "6.5.2")
                .waits("9.11.3", "7.30")
                .waits("9.11.4", "17.4")
                .waits("9.11.5", "17.3")
                .waits("9.11.6", "6.8")
                .call("9.11.7", "11.6.1")
                .change("9.11.8", run -> Beginnings.of(run, "end phase"))
                .call("9.11.9", "11.6.1")
                .change("9.11.9 expire", run -> Batch.of(Event.expire(Duration.TURN)))
                .goIf("9.11.10", run -> isAnythingLeft(run.position()), "9.11.9")
                .build();
    }

    @Rule(jp = {"9.11.1", "9.11.1.1"})
    private static Batch unitsToGZone(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            boolean isField = Circle.is(position.place(place), Circle.VANGUARD | Circle.REAR_GUARD);
            for (int i = 0; isField && i < position.size(place); i++) {
                if (GUnits.isG(position, position.thing(place, i))) {
                    events.add(GUnits.home(position, position.thing(place, i)));
                }
            }
        }
        return Batch.ofAll(events);
    }

    /** The end of effects may have triggered abilities and made rule actions due. */
    @Rule(jp = "9.11.10")
    private static boolean isAnythingLeft(Position position) {
        boolean left = position.standbyCount() > 0;
        for (RuleAction each : position.rules().ruleActions()) {
            left |= each.isDue(position);
        }
        return left;
    }
}
