package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Situations;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.DueActions;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;

/** Check timing: rule actions, then AUTO abilities on standby, until nothing is left (11.6.1). */
public final class CheckTiming {
    private CheckTiming() {}

    /** One check timing. */
    @Rule(jp = {"11.6.1", "11.6.1.1", "11.9.1"})
    public static Procedure procedure() {
        return Procedure.named("11.6.1")
                .causes(frame -> null)
                .repeat(timing -> timing.repeat(
                                "11.6.1.1",
                                CheckTiming::isRuleActionDue,
                                due -> due.let("13.1.3", DueActions::carryOut))
                        .when(
                                "11.9.8.1",
                                run -> Situations.due(run.position()).nonEmpty(),
                                situations -> situations.change(
                                        "11.9.8.1 standby",
                                        run -> Batch.ofAll(Situations.due(run.position())
                                                .map(Event::enterStandby)
                                                .asJava())))
                        .waits("11.6.1.2", "16.3")
                        .waits("11.6.1.3", "16.3")
                        .when(
                                "11.6.1.4",
                                run -> hasStandby(run, first(run)),
                                own -> own.call("11.6.1.4 play", "11.9.4", run ->
                                                new int[] {first(run).ordinal()})
                                        .again("11.6.1.4 repeat"))
                        .when(
                                "11.6.1.5",
                                run -> hasStandby(run, other(run)),
                                others -> others.call("11.6.1.5 play", "11.9.4", run ->
                                                new int[] {other(run).ordinal()})
                                        .again("11.6.1.5 repeat"))
                        .endIf("11.6.1.6", run -> !isAttackOrdered(run.position()))
                        .call("7.36.1", "7.36.1"))
                .idleIf(CheckTiming::isIdle)
                .build();
    }

    /** Nothing is due, nothing stands by or is about to, and no attack is ordered: most check timings are so. */
    private static boolean isIdle(Position position) {
        return position.standbyCount() == 0
                && !isAttackOrdered(position)
                && !position.rules().isActionDue(position)
                && Situations.due(position).isEmpty();
    }

    private static Seat first(Run run) {
        return run.position().seatsInTurnOrder().head();
    }

    private static Seat other(Run run) {
        return Turn.opponent(first(run));
    }

    /** Attacks that effects ordered are carried out when a check timing has ended and no battle goes on (7.36.1). */
    @Rule(jp = {"7.36.1", "7.36.2"})
    private static boolean isAttackOrdered(Position position) {
        return position.hasQueued(Queues.ATTACK) && Battle.of(position) == null;
    }

    @Rule(jp = "11.6.1.1")
    private static boolean isRuleActionDue(Run run) {
        return run.position().rules().isActionDue(run.position());
    }

    /** Lets what cannot be used any more leave standby before any is played, one after the other. */
    @Rule(it = "12.2.1.3", en = "11.2.1.3")
    public static ProcedureBuilder cancelling(ProcedureBuilder timing) {
        return timing.insertBefore(
                        "11.6.1.4",
                        cancel -> cancel.repeat(
                                "12.2.1.2.2",
                                run -> unusable(run.position()) >= 0,
                                unusable -> unusable.change(
                                        "12.2.1.2.2 cancel",
                                        run -> Batch.of(Event.leaveStandby(unusable(run.position()))))))
                .idleIf(CheckTiming::isIdle);
    }

    private static int unusable(Position position) {
        for (int i = 0; i < position.standbyCount(); i++) {
            if (PlayAuto.isUnusable(position, position.standby(i))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean hasStandby(Run run, Seat fighter) {
        for (int i = 0; i < run.position().standbyCount(); i++) {
            if (run.position().standby(i).master() == fighter) {
                return true;
            }
        }
        return false;
    }
}
