package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.EndingFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Remembered;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Run;

/** The close step: the battle ends (10.8). */
public final class CloseStep {
    private static final String CLOSE_STEP = "close step";

    private static final Batch BATTLE_EXPIRES = Batch.of(Event.expire(Lifetimes.BATTLE));

    private CloseStep() {}

    /** The close step of the battle in progress. */
    @Rule(jp = {"10.1.2", "10.8.1", "10.8.1.1", "10.8.1.3", "10.8.1.4"})
    public static Procedure procedure() {
        return Procedure.named(EndingFrame.CLOSE_STEP)
                .locals(EndingFrame.locals())
                .repeat(end -> end.change("10.8.1.1", run -> EndingFrame.begin(run, begin(run), goesOn(run)))
                        .let("10.8.1.1 noted", EndingFrame::note)
                        .call("10.8.1.2", "11.6.1")
                        .change("10.8.1.2 expire", run -> BATTLE_EXPIRES)
                        .let("10.8.1.2 attack over", CloseStep::endAttack)
                        .let(
                                "10.8.1.2 over",
                                run -> run.setIn(BattleFrame.PROCEDURE, BattleFrame.COURSE, BattleFrame.OVER))
                        .leaveIf("10.8.1.3", run -> !EndingFrame.isAnythingLeft(run, goesOn(run))))
                .change("10.8.1.4", run -> Remembered.end(run.position(), Lifetimes.WHOLE_BATTLE))
                .build();
    }

    private static Batch begin(Run run) {
        return Batch.of(BattleBeginnings.of(run, CLOSE_STEP).get(0), battleEnded(run));
    }

    private static Event goesOn(Run run) {
        int number = Turn.number(run.position());
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        return Event.fact(
                EventKinds.CLOSE_STEP_GOES_ON,
                Turn.fighter(run.position()),
                battle.get(BattleFrame.ATTACKER),
                firstAttacked(battle),
                number,
                CLOSE_STEP);
    }

    /** Units stop attacking and being attacked. */
    @Rule(jp = "10.8.1.2")
    private static void endAttack(Run run) {
        run.setIn(BattleFrame.PROCEDURE, BattleFrame.ATTACKER_CIRCLE, -1);
        run.clearIn(BattleFrame.PROCEDURE, BattleFrame.TARGETS);
    }

    private static int firstAttacked(Frame battle) {
        return battle.size(BattleFrame.TARGETS) == 0 ? 0 : battle.get(BattleFrame.TARGETS, 0);
    }

    /** At the end of the battle: the event that abilities of 'at the end of the battle' wait for. */
    private static Event battleEnded(Run run) {
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        return Event.fact(
                EventKinds.BATTLE_ENDED,
                battle.seat(BattleFrame.DESIGNATING),
                battle.get(BattleFrame.ATTACKER),
                firstAttacked(battle));
    }
}
