package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;

/** The start step, in which the turn fighter decides whether to attack, and the battle phase it makes up (10.3). */
public final class StartStep {
    /** Where the phase ends because a battle has no attacker. */
    static final String WITHOUT_ATTACKER = "10.4.1.3.1";

    /** 1 once the first start step of the phase has begun. */
    private static final Local BEGUN = Local.number(0, "begun");

    private static final Local ATTACKS = Local.number(1, "attacks");

    private StartStep() {}

    /** The start steps and attack processes of one battle phase. */
    @Rule(jp = {"7.36.2", "10.1.1", "10.3.1", "10.3.1.2", "10.3.1.3", "10.3.1.4", "10.3.1.5", "10.8.1.4"})
    public static Procedure procedure() {
        return Procedure.named("10.3")
                .locals(BEGUN, ATTACKS)
                .repeat(step -> step.change("10.3.1.1", StartStep::begin)
                        .call("10.3.1.1 check", "11.6.1")
                        .endIf("10.3.2", run -> !canAttack(run))
                        .ask(
                                "10.3.1.3",
                                Question.of(
                                                Purposes.ATTACK_OR_NOT,
                                                (position, frame) -> Turn.fighter(position),
                                                Answers.of(Choice.yesNo("10.3.1.3")),
                                                (run, answer) -> run.set(ATTACKS, answer.isYes() ? 1 : 0))
                                        .yesNo("attack with a unit", "end the battle phase"))
                        .endIf("10.3.1.5", run -> run.get(ATTACKS) == 0)
                        .call("10.3.1.4", "11.6.1")
                        .call("10.2", BattleFrame.PROCEDURE, StartStep::turnFighter)
                        .repeat(
                                "7.36.2",
                                run -> run.position().hasQueued(Queues.ATTACK),
                                attack -> attack.call("7.36.1", "7.36.1")))
                .end(WITHOUT_ATTACKER)
                .build();
    }

    /** The start step begins; the first one of the phase is also the beginning of the battle phase. */
    @Rule(jp = "10.3.1.1")
    private static Batch begin(Run run) {
        Batch step = beginStep(run);
        boolean again = run.get(BEGUN) != 0;
        run.set(BEGUN, 1);
        return again ? step : Batch.of(BattleBeginnings.of(run, "battle phase").get(0), step.get(0));
    }

    /** The start step begins, as it does each time. */
    public static Batch beginStep(Run run) {
        return BattleBeginnings.of(run, "start step");
    }

    /** The battle phase and its first start step begin; later ones do not. */
    public static Batch beginOnce(Run run) {
        return run.get(BEGUN) == 0 ? begin(run) : Batch.NOTHING;
    }

    private static int[] turnFighter(Run run) {
        return new int[] {Turn.fighter(run.position()).ordinal()};
    }

    /** Not attacking is chosen automatically in the first turn of the game and where no attack is possible. */
    @Rule(jp = "10.3.2")
    private static boolean canAttack(Run run) {
        Position position = run.position();
        return Turn.number(position) > 1 && AttackTargets.isPossible(run, Turn.fighter(position));
    }
}
