package io.github.cardfold.cardfight.turn;

import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.deed.Candidates;
import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;

/** The ride phase: ride step and stride step (9.6 to 9.8). */
public final class RidePhase {
    private static final Local CARD = Local.object(0, "card");

    /** No effect keeps the card from the vanguard circle. */
    private static final Requirement MOVABLE =
            Conditions.putOn((position, seat) -> new int[] {Field.vanguardCircle(position, seat)});

    /** A unit of the hand of the vanguard's grade or one above, or one of the ride deck exactly one above. */
    @Rule(jp = {"9.7.2", "6.3.3.2.2"})
    private static final Answers RIDES = Answers.of(
            Choice.pass("9.7.2", "nothing is ridden, and the ride step goes on"),
            Choice.card("9.7.2", "a card of the hand or the ride deck", Candidates.RIDDEN)
                    .to(Verbs.RIDE)
                    .when(Conditions.vanguardToRideOn("9.7.2"))
                    .knowing(Conditions::gradeRiddenOn)
                    .that(
                            Candidates.inHand("9.7.2", Limit.RIDDEN_FROM_HAND, RidePhase::normalRide),
                            Conditions.unit("9.7.2"),
                            graded(Conditions.gradeFromVanguard("9.7.2", 0)),
                            graded(Conditions.gradeToVanguard("9.7.2", 1)),
                            Deeds.unforbidden(DeedKind.RIDE, RidePhase::normalRide),
                            MOVABLE),
            Choice.card("9.7.2", "a card of the hand or the ride deck", PlacesToChooseFrom.own(Zone.RIDE_DECK))
                    .to(Verbs.RIDE)
                    .when(
                            Conditions.vanguardToRideOn("9.7.2"),
                            Requirement.of(
                                    "6.3.3.2.2",
                                    it -> Conditions.isAnyMovable(it.position(), Zone.HAND.of(it.seat()), Zone.DROP),
                                    it -> it.where(Zone.HAND.of(it.seat()))
                                            + " has no card to discard, and a ride from the ride deck costs one"))
                    .knowing(Conditions::gradeRiddenOn)
                    .that(
                            Requirement.of(
                                    "9.7.2",
                                    it -> it.gameObject().is(GameObject.FACE_DOWN),
                                    it -> it.card() + " lies face up in the ride deck"),
                            Conditions.unit("9.7.2"),
                            graded(Conditions.gradeFromVanguard("9.7.2", 1)),
                            graded(Conditions.gradeToVanguard("9.7.2", 1)),
                            Deeds.unforbidden(DeedKind.RIDE, RidePhase::normalRide),
                            MOVABLE));

    private RidePhase() {}

    private static Attempt normalRide(Candidate it, Attempt attempt) {
        return attempt.normally();
    }

    private static Requirement graded(Requirement grade) {
        return Deeds.limited(grade, Limit.GRADE_TO_RIDE, RidePhase::normalRide);
    }

    /** The ride phase. */
    @Rule(jp = {"9.6.1", "9.7.1", "9.7.3", "9.8.1", "9.8.3"})
    public static Procedure procedure() {
        return Procedure.named("9.6")
                .locals(CARD)
                .change("9.7.1", run -> TurnBeginnings.of(run, "ride phase"))
                .call("9.7.1 check", "11.6.1")
                .repeat(ride -> ride.ask(
                                "9.7.2",
                                Question.of(
                                                Purposes.RIDE_OR_NOT,
                                                (position, frame) -> Turn.fighter(position),
                                                RIDES,
                                                (run, answer) -> run.set(
                                                        CARD, answer.isPass() ? 0 : answer.object(run.position())))
                                        .openIf(RidePhase::isHandEmpty))
                        .callIf("9.7.2 ride", run -> run.get(CARD) != 0, RideFrame.PROCEDURE, RidePhase::arguments)
                        .call("9.7.3", "11.6.1")
                        .leaveIf("9.7.2 once", run -> run.get(CARD) == 0 || !ridesAgain(run)))
                .change("9.8.1", run -> TurnBeginnings.of(run, "stride step"))
                .call("9.8.1 check", "11.6.1")
                .waits("9.8.2", "6.6")
                .call("9.8.3", "11.6.1")
                .build();
    }

    /** A fighter rides once by the rules, and as long as they want if an effect lets them. */
    @Rule(jp = "9.7.2")
    private static boolean ridesAgain(Run run) {
        return Deeds.isLifted(
                run.position(),
                Limit.ONE_RIDE,
                Attempt.of(DeedKind.RIDE, Turn.fighter(run.position())).normally());
    }

    /** A ride by the rules is a normal ride (9.7.2.1). */
    @Rule(jp = "9.7.2.1")
    private static int[] arguments(Run run) {
        return new int[] {Turn.fighter(run.position()).ordinal(), run.get(CARD), RideFrame.NORMAL};
    }

    /** Without a hand there is nothing to ride: even a card of the ride deck costs a discard. */
    private static boolean isHandEmpty(Position position, Frame frame) {
        return position.size(Zone.HAND.of(Turn.fighter(position))) == 0;
    }
}
