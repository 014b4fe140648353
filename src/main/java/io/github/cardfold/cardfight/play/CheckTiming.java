package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.UnusableStandby;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Run;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Check timing: rule actions, then AUTO abilities on standby, until nothing is left (11.6.1). */
public final class CheckTiming {
    private CheckTiming() {}

    /** One check timing. */
    @Rule(jp = {"11.6.1", "11.9.1"})
    public static Procedure procedure() {
        return Procedure.named("11.6.1")
                .let("11.6.1.1", CheckTiming::ruleActions)
                .waits("11.6.1.2", "16.3")
                .waits("11.6.1.3", "16.3")
                .let("12.2.1.2.2", CheckTiming::cancelUnusable)
                .goIf("11.6.1.4 none", run -> run.position().standbyCount() == 0, "11.6.1.6")
                .goIf("11.6.1.4", run -> !hasStandby(run, Turn.fighter(run.position())), "11.6.1.5")
                .call("11.6.1.4 play", "11.9.4", run -> new int[] {Turn.fighter(run.position())})
                .go("11.6.1.4 repeat", "11.6.1.1")
                .goIf("11.6.1.5", run -> !hasStandby(run, other(run)), "11.6.1.6")
                .call("11.6.1.5 play", "11.9.4", run -> new int[] {other(run)})
                .go("11.6.1.5 repeat", "11.6.1.1")
                .let("11.6.1.6", CheckTiming::orderedAttack)
                .build();
    }

    private static int other(Run run) {
        return Turn.opponent(Turn.fighter(run.position()));
    }

    /** Attacks that effects ordered are carried out when a check timing has ended and no battle goes on (7.36.1). */
    @Rule(jp = {"7.36.1", "7.36.2"})
    private static void orderedAttack(Run run) {
        if (run.position().agendaCount() > 0 && Battle.of(run.position()) == null) {
            run.go("11.6.1.1");
            run.call("7.36.1");
        }
    }

    /**
     * All rule actions that are due and consist of events happen together; when none is, one that asks or happens in
     * turn is carried out.
     */
    @Rule(jp = {"11.6.1.1", "13.1.2", "13.1.3"})
    private static void ruleActions(Run run) {
        Position position = run.position();
        List<Event> events = List.of();
        @Nullable RuleAction inTurn = null;
        for (RuleAction action : run.ruleActions()) {
            if (action.isDue(position)) {
                Batch batch = action.events(position);
                if (!batch.isEmpty()) {
                    events = joined(events, batch);
                    run.acts(action);
                } else if (inTurn == null && !action.procedure(position).isEmpty()) {
                    inTurn = action;
                }
            }
        }
        if (!events.isEmpty()) {
            run.go("11.6.1.1");
            run.propose(Batch.ofAll(events));
        } else if (inTurn != null) {
            run.go("11.6.1.1");
            run.acts(inTurn);
            run.call(inTurn.procedure(position));
        }
    }

    private static List<Event> joined(List<Event> events, Batch batch) {
        List<Event> all = new ArrayList<>(events);
        for (int i = 0; i < batch.size(); i++) {
            all.add(batch.get(i));
        }
        return all;
    }

    /** Where the rules want it, what cannot be used any more leaves standby, one after the other. */
    @Rule(jp = "12.2.1.2.2")
    private static void cancelUnusable(Run run) {
        Position position = run.position();
        boolean cancels = CardGame.ruleset(position).unusableStandby() == UnusableStandby.CANCELLED;
        for (int i = 0; cancels && i < position.standbyCount(); i++) {
            if (PlayAuto.isUnusable(position, position.standby(i))) {
                run.go("12.2.1.2.2");
                run.propose(Event.leaveStandby(i));
                return;
            }
        }
    }

    private static boolean hasStandby(Run run, int fighter) {
        for (int i = 0; i < run.position().standbyCount(); i++) {
            if (run.position().standby(i).master() == fighter) {
                return true;
            }
        }
        return false;
    }
}
