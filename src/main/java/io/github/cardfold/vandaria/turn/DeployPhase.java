package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;

/** The Deploy Phase: Property goes from one Territory to another (8.7). */
public final class DeployPhase {
    private static final Local CARD = Local.object(0, "card");
    private static final Local LEAVES = Local.number(1, "leaves");

    private static final Answers DEPLOYING = Answers.of(
            Choice.pass("8.7.1", "nothing is deployed any more"),
            choice("8.7.1"),
            Deployment.fromBag("8.7.1"),
            SteppingOut.choice());

    private DeployPhase() {}

    /** Returns the choice of Property that guards a Territory and has room in another. */
    @Rule(vw = {"3.7.4.4", "8.7.1"})
    static Choice choice(String section) {
        return Choice.card(section, "Property in a Territory", VandariaPlaces.own(VandariaZone.GAME))
                .to(VandariaVerbs.DEPLOY)
                .that(
                        Deployment.deployable("3.7.4.4"),
                        VandariaConditions.guarding(section),
                        Deployment.roomElsewhere("2.7.1"));
    }

    /** The Deploy Phase; it begins with what Main Phase I ended with, if that was to deploy something. */
    @Rule(vw = {"8.6.6", "8.7.1"})
    public static Procedure procedure() {
        return Procedure.named("8.7")
                .locals(CARD, LEAVES)
                .let(
                        "8.6.6 deployed",
                        run -> run.set(
                                CARD, run.enclosing(VandariaTurnFrame.PROCEDURE).get(VandariaTurnFrame.DEPLOYED)))
                .callIf("8.6.6 first", run -> run.get(CARD) != 0, Deployment.PROCEDURE, DeployPhase::chosen)
                .call("8.4.1", "13.2")
                .repeat(deploy -> deploy.ask(
                                "8.7.1",
                                Question.of(
                                        VandariaPurposes.DEPLOY_OR_NOT,
                                        (position, frame) -> VandariaTurns.active(position),
                                        DEPLOYING,
                                        DeployPhase::choose))
                        .leaveIf("8.7.1 enough", run -> run.get(CARD) == 0)
                        .change(
                                "12.9.8.3",
                                run -> run.get(LEAVES) == 1 ? SteppingOut.leave(run, run.get(CARD)) : Batch.NOTHING)
                        .call("12.9.8.3 check", "2.16.3")
                        .callIf("8.7.1 put", run -> run.get(LEAVES) == 0, Deployment.PROCEDURE, DeployPhase::chosen))
                .build();
    }

    private static void choose(Run run, Answer answer) {
        run.set(CARD, answer.isPass() ? 0 : answer.object(run.position()));
        run.set(LEAVES, answer.isPass() || answer.is(VandariaVerbs.DEPLOY) ? 0 : 1);
    }

    private static int[] chosen(Run run) {
        return new int[] {VandariaTurns.active(run.position()).ordinal(), run.get(CARD)};
    }
}
