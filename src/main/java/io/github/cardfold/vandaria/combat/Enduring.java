package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaConditions;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Followers with Endure that have attacked can be deployed as soon as they return Home (12.9.5). */
final class Enduring {
    static final String PROCEDURE = "12.9.5.2";

    private static final Local CARD = Local.object(0, "card");

    private static final Choice BACK = Choice.card(
                    "12.9.5.2", "a Follower that returns Home", VandariaPlaces.own(VandariaZone.GAME))
            .to(VandariaVerbs.DEPLOY)
            .that(
                    VandariaConditions.follower("12.9.5.2"),
                    Requirement.of(
                            "12.9.5.2",
                            it -> isBack(it.position(), it.gameObject()),
                            it -> it.card() + " does not return Home, or has no Endure"),
                    Requirement.of(
                            "3.6.1.5",
                            it -> isAnyRoom(it.position(), it.seat(), it.gameObject()),
                            it -> "no Territory has room for " + it.card()));

    private Enduring() {}

    /** One after the other is deployed or not. */
    @Rule(vw = {"12.9.5.2", "9.11.2"})
    static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(CARD)
                .repeat(
                        "12.9.5.2",
                        run -> BACK.isAny(run, VandariaTurns.active(run.position())),
                        back -> back.ask(
                                        "12.9.5.2 which",
                                        Question.of(
                                                VandariaPurposes.DEPLOY_OR_NOT,
                                                (position, frame) -> VandariaTurns.active(position),
                                                Answers.of(Choice.pass("12.9.5.2", "nobody else is deployed"), BACK),
                                                (run, answer) -> run.set(
                                                        CARD, answer.isPass() ? 0 : answer.object(run.position()))))
                                .leaveIf("12.9.5.2 enough", run -> run.get(CARD) == 0)
                                .call("12.9.5.2 put", "2.7.1", run -> new int[] {
                                    VandariaTurns.active(run.position()).ordinal(), run.get(CARD)
                                }))
                .build();
    }

    private static boolean isBack(Position position, GameObject follower) {
        return position.isMarked(VandariaMarks.RETURN_HOME, follower.object())
                && Statuses.has(position, follower, VandariaTrait.ENDURE);
    }

    private static boolean isAnyRoom(Position position, Seat player, GameObject follower) {
        return Territories.of(position, player).exists(each -> Territories.hasRoom(position, each, follower));
    }
}
