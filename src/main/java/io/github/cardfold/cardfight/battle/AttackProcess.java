package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;

/** The attack process: everything from the attack step to the close step (10.2). */
public final class AttackProcess {
    private AttackProcess() {}

    /** One attack: arguments are the attack-designating fighter and, for an ordered attack, attacker and target. */
    @Rule(jp = {"10.1.2", "10.2.1"})
    public static Procedure procedure() {
        return Procedure.named(BattleFrame.PROCEDURE)
                .locals(BattleFrame.locals())
                .notes(BattleFrame.LEFT, BattleFrame::left, EventKind.MOVE)
                .notes(
                        BattleFrame.MASTER_CHANGED,
                        BattleFrame::masterChanged,
                        EventKind.MOVE,
                        EventKind.BEGIN,
                        EventKind.EXPIRE)
                .call("10.4", "10.4")
                .when(
                        "10.4.1.4.1",
                        run -> course(run) != BattleFrame.CLOSE,
                        on -> on.call("10.5", "10.5").call("10.6", "10.6").call("10.7", "10.7"))
                .call("10.8", "10.8")
                .build();
    }

    private static int course(Run run) {
        return run.get(BattleFrame.COURSE);
    }
}
