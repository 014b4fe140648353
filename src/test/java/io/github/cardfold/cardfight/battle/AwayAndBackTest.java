package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.PLAIN_GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Units that leave their circles or their masters in a battle and come back (ruling 65). */
class AwayAndBackTest {
    /** Two changes right after a step, one after the other. */
    private static UnaryOperator<Registry> twice(
            String procedure, String label, Function<Run, Batch> first, Function<Run, Batch> second) {
        return Added.stepsAfter(
                procedure,
                label,
                steps -> steps.change("first of two after " + label, first)
                        .change("second of two after " + label, second));
    }

    private static UnaryOperator<Registry> awayAndBack(
            String procedure, String label, Seat seat, Circle circle, Circle other) {
        return twice(
                procedure,
                label,
                run -> Added.toCircle(run, seat, circle, other),
                run -> Added.toCircle(run, seat, other, circle));
    }

    /** For a moment the other fighter is master of the unit on a circle. */
    private static UnaryOperator<Registry> dominatedForAMoment(
            String procedure, String label, Seat seat, Circle circle) {
        Seat other = Seat.of(1 - seat.ordinal());
        return twice(
                procedure,
                label,
                run -> Added.dominate(run, other, circle),
                run -> Batch.of(Event.end(domination(run.position()))));
    }

    private static TimedEffect domination(Position position) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).kind() == RuleEffects.DOMINATED) {
                return position.lasting(i);
            }
        }
        throw new AssertionError("nobody is dominated");
    }

    /** A's front left unit, strong enough, attacks B's front left one. */
    private static Player attack(UnaryOperator<Registry> additions) {
        return attack(FRONT_LEFT, additions);
    }

    /** It attacks B's unit on a circle. */
    private static Player attack(Circle target, UnaryOperator<Registry> additions) {
        return Table.with(additions)
                .unit(A, FRONT_LEFT, PLAIN_GRADE_3)
                .unit(B, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .unit(B, BACK_CENTER, GRADE_2)
                .unit(B, FRONT_CENTER, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, target)
                .until(A, "10.3.1.3");
    }

    @Test
    @Rule(jp = {"10.4.1.5.1#2", "10.7.1.2.1#3"})
    void anAttackerThatIsBackDoesNotHit() {
        attack(awayAndBack("10.7", "10.7.1.1", A, FRONT_LEFT, BACK_LEFT))
                .happened(EventKinds.HIT, 0)
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(B, FRONT_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = {"10.4.1.9#2", "10.7.1.2.1"})
    void anAttackedUnitThatIsBackIsNotHit() {
        attack(awayAndBack("10.7", "10.7.1.1", B, FRONT_LEFT, BACK_LEFT))
                .happened(EventKinds.HIT, 0)
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(B, FRONT_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = {"10.4.1.9", "10.7.1.2", "10.7.1.2.1"})
    void ofSeveralAttackedUnitsTheOtherIsHit() {
        attack(Added.both(
                        Added.alsoAttacked(B, FRONT_RIGHT),
                        awayAndBack("10.7", "10.7.1.1", B, FRONT_RIGHT, BACK_RIGHT)))
                .happened(EventKinds.HIT, 1)
                .empty(B, FRONT_LEFT)
                .stands(B, FRONT_RIGHT, GRADE_2);
        attack(Added.both(
                        Added.alsoAttacked(B, FRONT_RIGHT), awayAndBack("10.7", "10.7.1.1", B, FRONT_LEFT, BACK_LEFT)))
                .happened(EventKinds.HIT, 1)
                .stands(B, FRONT_LEFT, GRADE_1)
                .empty(B, FRONT_RIGHT);
    }

    /** What was attacked may be attacked anew, as when the attack is changed to it. */
    @Test
    @Rule(jp = {"10.1.5", "10.4.1.9"})
    void aUnitThatIsBackAndAttackedAnewIsHit() {
        attack(Added.both(awayAndBack("10.7", "10.7.1.1", B, FRONT_LEFT, BACK_LEFT), attackedAnew(FRONT_LEFT)))
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.UNIT_HIT, 1)
                .empty(B, FRONT_LEFT);
    }

    /** Units that two batches move, all at the same time: away, and back. */
    private static UnaryOperator<Registry> allAwayAndBack(Circle... ways) {
        return twice("10.7", "10.7.1.1", run -> moves(run, false, ways), run -> moves(run, true, ways));
    }

    private static Batch moves(Run run, boolean back, Circle... ways) {
        return Batch.of(
                ways.length / 2,
                i -> Added.toCircle(run, B, ways[back ? 2 * i + 1 : 2 * i], ways[back ? 2 * i : 2 * i + 1])
                        .get(0));
    }

    private static UnaryOperator<Registry> attackedAnew(Circle... circles) {
        return Added.attackedAfter("10.7", "10.7.1.1 check", B, circles);
    }

    @Test
    @Rule(jp = {"10.1.6", "10.4.1.9#2", "10.7.1.2.1#3"})
    void ofTwoThatHaveGoneAndComeBackTogetherNeitherIsHit() {
        attack(Added.both(
                        Added.alsoAttacked(B, FRONT_RIGHT),
                        allAwayAndBack(FRONT_LEFT, BACK_LEFT, FRONT_RIGHT, BACK_RIGHT)))
                .happened(EventKinds.HIT, 0)
                .stands(B, FRONT_LEFT, GRADE_1)
                .stands(B, FRONT_RIGHT, GRADE_2);
    }

    @Test
    @Rule(jp = "10.7.1.2.1#2")
    void ofTwoWhoseMasterHasChangedForAMomentNeitherIsHit() {
        attack(Added.both(
                        Added.alsoAttacked(B, FRONT_RIGHT),
                        twice(
                                "10.7",
                                "10.7.1.1",
                                run -> Batch.of(
                                        Added.dominate(run, A, FRONT_LEFT).get(0),
                                        Added.dominate(run, A, FRONT_RIGHT).get(0)),
                                run -> Batch.of(
                                        Event.end(run.position().lasting(0)),
                                        Event.end(run.position().lasting(1))))))
                .happened(EventKinds.HIT, 0)
                .stands(B, FRONT_LEFT, GRADE_1)
                .stands(B, FRONT_RIGHT, GRADE_2);
    }

    /** Its master changes among other things that happen at the same time, in whatever order they are named. */
    @Test
    @Rule(jp = "10.7.1.2.1#2")
    void aUnitWhoseMasterHasChangedForAMomentAmongOtherThingsIsNotHit() {
        for (boolean first : new boolean[] {true, false}) {
            attack(twice(
                            "10.7",
                            "10.7.1.1",
                            run -> {
                                Event change =
                                        Added.dominate(run, A, FRONT_LEFT).get(0);
                                Event other = Added.toZone(run, B, FRONT_RIGHT, Zone.DROP)
                                        .get(0);
                                return first ? Batch.of(change, other) : Batch.of(other, change);
                            },
                            run -> Batch.of(Event.end(domination(run.position())))))
                    .happened(EventKinds.HIT, 0)
                    .stands(B, FRONT_LEFT, GRADE_1);
        }
    }

    /** It is attacked while A is its master, is B's for a moment, and A's again when it might be hit. */
    @Test
    @Rule(jp = "10.7.1.2.1#2")
    void aUnitWhoseMasterHasLostItForAMomentIsNotHit() {
        attack(Added.both(
                        Added.after("10.4", "10.4.1.5", run -> Added.dominate(run, A, FRONT_RIGHT)),
                        Added.both(
                                Added.alsoAttacked(B, FRONT_RIGHT),
                                twice(
                                        "10.7",
                                        "10.7.1.1",
                                        run -> Batch.of(Event.end(domination(run.position()))),
                                        run -> Added.dominate(run, A, FRONT_RIGHT)))))
                .happened(EventKinds.UNIT_HIT, 1)
                .empty(B, FRONT_LEFT)
                .stands(B, FRONT_RIGHT, GRADE_2);
    }

    /** Whichever of them it is: what became of the others is not forgotten. */
    @Test
    @Rule(jp = {"10.1.5", "10.4.1.9#2"})
    void ofThreeThatAreBackTheOneThatIsAttackedAnewIsHit() {
        for (Circle anew : new Circle[] {FRONT_LEFT, FRONT_RIGHT, BACK_CENTER}) {
            Player player = attackThree(Added.both(
                    allAwayAndBack(FRONT_LEFT, BACK_LEFT, FRONT_RIGHT, BACK_RIGHT, BACK_CENTER, FRONTMOST_CENTER),
                    attackedAnew(anew)));
            player.happened(EventKinds.UNIT_HIT, 1).empty(B, anew);
        }
    }

    @Test
    @Rule(jp = {"10.1.5", "10.4.1.9"})
    void aUnitThatWasAwayAndHadAnotherMasterIsHitWhenItIsAttackedAnew() {
        attack(Added.both(
                        Added.both(
                                dominatedForAMoment("10.7", "10.7.1.1", B, FRONT_LEFT),
                                awayAndBack("10.7", "10.7.1.1 check", B, FRONT_LEFT, BACK_LEFT)),
                        Added.attackedAfter("10.7", "second of two after 10.7.1.1 check", B, FRONT_LEFT)))
                .happened(EventKinds.UNIT_HIT, 1)
                .empty(B, FRONT_LEFT);
    }

    /** The others are attacked as before, each on its circle and with the master that it had then. */
    @Test
    @Rule(jp = {"10.1.6", "10.4.1.9", "10.7.1.2#2"})
    void whereOneOfThreeIsAttackedAnewAllAreHit() {
        for (Circle anew : new Circle[] {FRONT_LEFT, FRONT_RIGHT, BACK_CENTER}) {
            for (Circle dominated : new Circle[] {FRONT_RIGHT, BACK_CENTER}) {
                attackThree(Added.both(
                                Added.after("10.4", "10.4.1.5", run -> Added.dominate(run, A, dominated)),
                                attackedAnew(anew)))
                        .happened(EventKinds.UNIT_HIT, 3)
                        .empty(B, FRONT_LEFT)
                        .empty(B, FRONT_RIGHT)
                        .empty(B, BACK_CENTER);
            }
        }
    }

    /** Besides B's front left unit two more rear-guards are attacked. */
    private static Player attackThree(UnaryOperator<Registry> additions) {
        return attack(Added.both(Added.alsoAttacked(B, FRONT_RIGHT, BACK_CENTER), additions));
    }

    @Test
    @Rule(jp = "10.5.1.2.1.1#2")
    void nobodyGuardsAUnitThatIsBack() {
        Table.with(awayAndBack("10.5", "10.5.1.1", B, FRONT_LEFT, BACK_LEFT))
                .unit(A, FRONT_LEFT, PLAIN_GRADE_3)
                .unit(B, FRONT_LEFT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT)
                .asked(A, "10.3.1.3")
                .happened(EventKinds.DID_NOT_HIT, 1);
    }

    @Test
    @Rule(jp = "10.7.1.2.1")
    void aUnitWhoseMasterHasChangedForAMomentNeitherHitsNorIsHit() {
        attack(dominatedForAMoment("10.7", "10.7.1.1", A, FRONT_LEFT))
                .happened(EventKinds.HIT, 0)
                .happened(EventKinds.DID_NOT_HIT, 1);
        attack(dominatedForAMoment("10.7", "10.7.1.1", B, FRONT_LEFT)).happened(EventKinds.HIT, 0);
        attack(Added.both(Added.alsoAttacked(B, FRONT_RIGHT), dominatedForAMoment("10.7", "10.7.1.1", B, FRONT_RIGHT)))
                .happened(EventKinds.HIT, 1)
                .empty(B, FRONT_LEFT)
                .stands(B, FRONT_RIGHT, GRADE_2);
    }

    @Test
    @Rule(jp = {"10.7.1.4", "10.7.1.4.2#3"})
    void noDamageIsDealtByAnAttackerThatIsBack() {
        attack(FRONT_CENTER, awayAndBack("10.7", "10.7.1.2", A, FRONT_LEFT, BACK_LEFT))
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DAMAGE_CHECKED, 0);
        attack(FRONT_CENTER, dominatedForAMoment("10.7", "10.7.1.2", A, FRONT_LEFT))
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DAMAGE_CHECKED, 0);
    }

    @Test
    @Rule(jp = {"7.47.1.2", "10.4.1.12.1#2"})
    void aBoosterThatIsBackBoostsNoMore() {
        boosted(awayAndBack("10.5", "10.5.1.1", A, BACK_LEFT, BACK_RIGHT)).power(A, FRONT_LEFT, 10000);
        boosted(builder -> builder).power(A, FRONT_LEFT, 18000);
    }

    @Test
    @Rule(jp = {"7.47.1.2", "10.4.1.5.1"})
    void aBoostedUnitThatIsBackIsBoostedNoMore() {
        boosted(awayAndBack("10.5", "10.5.1.1", A, FRONT_LEFT, FRONT_RIGHT)).power(A, FRONT_LEFT, 10000);
    }

    /** It may boost anew, from wherever it stands then, and lends its power once. */
    @Test
    @Rule(jp = "7.47.1.2")
    void aBoosterThatIsBackMayBoostAnew() {
        UnaryOperator<Registry> additions = Added.stepsAfter(
                "10.5",
                "11.6.2.1",
                anew -> anew.change("stand it", run -> Added.turn(run, A, BACK_LEFT, false))
                        .call("boost anew", "7.47.1", run -> new int[] {Added.on(run.position(), A, BACK_LEFT)}));
        boosted(Added.both(awayAndBack("10.5", "10.5.1.1", A, BACK_LEFT, BACK_RIGHT), additions))
                .power(A, FRONT_LEFT, 18000);
        boosted(additions).power(A, FRONT_LEFT, 18000);
    }

    private static Player boosted(UnaryOperator<Registry> additions) {
        return Table.with(additions)
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .pickUnit(A, BACK_LEFT)
                .asked(B, "10.5.1.2.1");
    }

    /** A guardian that is put there anew guards anew. */
    @Test
    @Rule(jp = {"6.2.4", "6.2.4.1", "10.4.1.10"})
    void aGuardianThatIsBackLendsNothingUntilItGuardsAnew() {
        guarded(builder -> builder).power(B, FRONT_CENTER, 18000);
        UnaryOperator<Registry> moving = Added.auto(
                "moving",
                B,
                event -> event.kind() == EventKinds.GUARDED,
                run -> Added.toCircle(run, B, FRONTMOST_CENTER, BACK_LEFT));
        UnaryOperator<Registry> back = Added.auto(
                "back",
                B,
                event -> event.to() == BACK_LEFT.of(Seat.B),
                run -> Added.toCircle(run, B, BACK_LEFT, FRONTMOST_CENTER));
        guarded(Added.both(moving, back)).power(B, FRONT_CENTER, 13000).holds(B, Zone.HAND, GRADE_1);
        String moves = "{'auto': {'on': {'placed': {'to': 'gc'}}, 'then': [{'move': 'this'}, {'move': {'to': 'gc'}}]}}";
        Player player = Table.empty(TextCards.rules(moves))
                .unit(A, FRONT_LEFT, PLAIN_GRADE_3)
                .hand(B, TextCards.TEXT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .act("guard", Zone.HAND, TextCards.TEXT)
                .pass()
                .pickCircle(BACK_LEFT)
                .asked(B, "10.5.1.2.1")
                .rests(B, FRONTMOST_CENTER, TextCards.TEXT);
        player.power(B, FRONT_CENTER, 18000).happened(EventKinds.GUARDED, 2);
    }

    private static Player guarded(UnaryOperator<Registry> additions) {
        return Table.with(additions)
                .unit(A, FRONT_LEFT, PLAIN_GRADE_3)
                .hand(B, GRADE_1, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .asked(B, "10.5.1.2.1");
    }
}
