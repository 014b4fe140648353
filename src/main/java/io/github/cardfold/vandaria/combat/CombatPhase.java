package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** The Combat Phase: ten stages, of which the first and the last are here (chapter 9). */
public final class CombatPhase {
    private CombatPhase() {}

    /** All stages; without an attacking Follower those between the third and the last have nothing to do. */
    @Rule(vw = {"8.5.2", "9.1.2"})
    public static Procedure procedure() {
        return Procedure.named("8.5")
                .call("8.5.2 first", "9.2")
                .call("8.5.2 second", "9.3")
                .call("8.5.2 third", "9.4")
                .when(
                        "8.5.2",
                        run -> isAnyAttacking(run),
                        on -> on.call("8.5.2 fourth", "9.5")
                                .call("8.5.2 fifth", "9.6")
                                .call("8.5.2 sixth", "9.7")
                                .call("8.5.2 seventh", "9.8")
                                .call("8.5.2 eighth", "9.9")
                                .call("8.5.2 ninth", "9.10"))
                .call("8.5.2 tenth", "9.11")
                .build();
    }

    /** What is done with Equipment in the last stage. */
    public static Procedure carrying() {
        return CarryingHome.procedure();
    }

    /** What Endure allows in the last stage. */
    public static Procedure enduring() {
        return Enduring.procedure();
    }

    private static boolean isAnyAttacking(Run run) {
        return !Combats.attackers(run.position()).isEmpty();
    }

    /** Stage 1. */
    public static Procedure start() {
        return Procedure.named("9.2")
                .change("9.2.1", run -> VandariaTurns.begins(run, "Combat Phase"))
                .call("9.2.1 registered", "12.4.1")
                .call("9.2.2", "13.2")
                .build();
    }

    /** Stage 10. */
    public static Procedure end() {
        return Procedure.named("9.11")
                .change("9.11.1", run -> VandariaTurns.begins(run, "end of the Combat Phase"))
                .call("9.11.1 registered", "12.4.1")
                .call("3.7.3.14", CarryingHome.PROCEDURE)
                .change("9.11.2", run -> over(run.position()))
                .call("9.11.3", "2.16.3")
                .call("12.9.5.2", Enduring.PROCEDURE)
                .call("9.11.4", "13.2")
                .change("9.11 ends", run -> Batch.of(Event.expire(VandariaLifetimes.PHASE)))
                .build();
    }

    /**
     * Those who have attacked return Home; what has lost its Territory meanwhile is Stray from now on, or destroyed.
     */
    @Rule(vw = {"2.7.4", "9.11.2", "9.11.3", "12.9.3.1"})
    private static Batch over(Position position) {
        List<Event> events = new ArrayList<>();
        Array<GameObject> outside =
                Combats.attackers(position).filter(each -> Territories.guarded(position, each.object()) == 0);
        for (GameObject each : outside) {
            events.add(Event.begin(TimedEffect.of(
                    VandariaMarks.RETURN_HOME,
                    VandariaTurns.active(position),
                    0,
                    new int[] {each.object()},
                    0,
                    VandariaLifetimes.OWN_RETURN)));
        }
        position.seats()
                .flatMap(each -> VandariaProperty.of(position, each))
                .filter(each -> position.isMarked(VandariaMarks.HOMELESS, each.object())
                        && Statuses.isDestroyedWhenStray(position, each))
                .forEach(each -> events.add(Event.fact(
                        VandariaEvents.DESTROYED,
                        VandariaProperty.controller(position, each.object()),
                        each.object(),
                        0)));
        events.add(Event.expire(VandariaLifetimes.COMBAT));
        return Batch.ofAll(events);
    }
}
