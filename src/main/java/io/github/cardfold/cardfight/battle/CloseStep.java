package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Happenings;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Lifetime;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.RuleAction;
import io.github.cardfold.kernel.Run;

/** The close step: the battle ends (10.8). */
public final class CloseStep {
    private static final Batch BATTLE_EXPIRES = Batch.of(Event.expire(Lifetime.BATTLE));

    private CloseStep() {}

    /** The close step of the battle in progress. */
    @Rule(jp = {"10.8.1", "10.8.1.1"})
    public static Procedure procedure() {
        return Procedure.named("10.8")
                .change(
                        "10.8.1.1",
                        run -> Batch.of(Beginnings.of(run, "close step").get(0), battleEnded(run)))
                .call("10.8.1.2", "11.6.1")
                .change("10.8.1.2 expire", run -> BATTLE_EXPIRES)
                .goIf("10.8.1.2 on", CloseStep::goesOn, "10.8.1.3")
                .let("10.8.1.2 over", CloseStep::end)
                .goIf("10.8.1.3", run -> hasMoreToDo(run.position()), "10.8.1.2")
                .build();
    }

    @Rule(jp = "10.8.1.2", it = "7.7.1.4", en = "7.7.1.4")
    private static boolean goesOn(Run run) {
        return CardfightGame.ruleset(run.position()).battle().attackOutlivesCloseStep();
    }

    /** Units stop attacking and being attacked. */
    @Rule(jp = "10.8.1.2")
    private static void end(Run run) {
        run.setIn(BattleFrame.PROCEDURE, BattleFrame.ATTACKER_CIRCLE, -1);
        run.clearIn(BattleFrame.PROCEDURE, BattleFrame.TARGETS);
    }

    @Rule(jp = "10.8.1.3")
    private static boolean hasMoreToDo(Position position) {
        for (RuleAction action : position.rules().ruleActions()) {
            if (action.isDue(position)) {
                return true;
            }
        }
        return position.standbyCount() > 0;
    }

    /** At the end of the battle: the event that abilities of 'at the end of the battle' wait for. */
    private static Event battleEnded(Run run) {
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        return Event.fact(
                Happenings.BATTLE_ENDED,
                battle.get(BattleFrame.DESIGNATING),
                battle.get(BattleFrame.ATTACKER),
                battle.size(BattleFrame.TARGETS) == 0 ? 0 : battle.get(BattleFrame.TARGETS, 0));
    }
}
