package io.github.cardfold.cardfight.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class StandTriggerTest {
    private static final String CARD = TestCards.trigger("stand");

    private static boolean isBarred(Player player, Circle circle) {
        Position position = player.state().position();
        return RuleEffects.isOn(position, RuleEffects.NO_DRIVE_CHECKS, player.object(Seat.A, circle));
    }

    @Test
    @Rule(jp = "11.10.2.5#1")
    void aRearGuardStandsUpAndMayAttackAgain() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .deck(Seat.A, CARD, TestCards.GRADE_1, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.3.1.3")
                .yes()
                .rests(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .draws(CARD)
                .asked(Seat.A, "11.10.3.1")
                .number(0)
                .asked(Seat.A, "11.10.2.5 choose")
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .stands(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .power(Seat.A, Circle.FRONT_LEFT, 18000)
                .asked(Seat.A, "10.3.1.3")
                .yes()
                .rests(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .happened(EventKinds.ATTACKED, 3);
        assertTrue(isBarred(player, Circle.FRONT_LEFT));
    }

    @Test
    @Rule(jp = "11.10.2.5")
    void aVanguardMayBeChosenButNeitherStandsNorIsBarred() {
        Player player = Checks.drive(Table.empty().unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1), CARD)
                .number(0)
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .asked(Seat.A, "11.10.5 choose")
                .rests(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2);
        assertFalse(isBarred(player, Circle.FRONT_CENTER));
    }

    @Test
    @Rule(jp = "11.10.2.5")
    void aGuardianMayBeChosenButDoesNotStand() {
        Checks.guardedDamage(Table.empty(), CARD)
                .number(0)
                .pickUnit(Seat.B, Circle.FRONTMOST_CENTER)
                .asked(Seat.B, "11.10.5 choose")
                .rests(Seat.B, Circle.FRONTMOST_CENTER, TestCards.SENTINEL);
    }

    @Test
    @Rule(jp = {"11.10.2.5", "1.3.2.1"})
    void aStandingRearGuardIsBarredAllTheSame() {
        Player player = Checks.drive(Table.empty().unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1), CARD)
                .forget()
                .number(0)
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .happened(EventKind.TURN, 0);
        assertTrue(isBarred(player, Circle.FRONT_LEFT));
        assertFalse(isBarred(player.until(Seat.B, "9.9.2"), Circle.FRONT_LEFT));
    }

    @Test
    @Rule(jp = {"11.10.2.5", "3.2.2.5"})
    void whoseTriggerItIsIsTheMasterOfItsEffect() {
        Player player = Checks.guardedDamage(Table.empty().unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1), CARD)
                .number(0)
                .pickUnit(Seat.B, Circle.FRONT_RIGHT);
        Array<TimedEffect> bars = Array.range(0, player.state().position().lastingCount())
                .map(player.state().position()::lasting)
                .filter(each -> each.isOn(player.object(Seat.B, Circle.FRONT_RIGHT)));
        assertTrue(bars.exists(each -> each.kind() == RuleEffects.NO_DRIVE_CHECKS));
        assertTrue(bars.forAll(each -> each.master() == Seat.B));
    }
}
