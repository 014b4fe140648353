package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static io.github.cardfold.cardfight.Story.beginnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class StartStepTest {
    /** A's vanguard stands up when a start step begins. */
    private static final UnaryOperator<Registry> STAND_UP = auto(
            "stand up", Seat.A, beginning("start step"), run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, false));

    @Test
    @Rule(jp = {"10.1.1", "10.3.1", "10.3.1.3"})
    void theTurnFighterChoosesWhetherToAttack() {
        Table.empty()
                .turn(Seat.B, "9.10")
                .asked(Seat.B, "10.3.1.3")
                .offered("no", "yes")
                .yes()
                .rests(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    @Test
    @Rule(jp = "10.3.1.5")
    void notAttackingLeadsToTheNextPhase() {
        Player player = Table.empty().turn(Seat.A, "9.10").forget().no();
        assertEquals(List.of("end phase", "stand phase"), beginnings(player, 2));
        player.stands(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    @Test
    @Rule(jp = {"10.3.1.1#1", "10.3.1.1#2"})
    void theFirstStartStepBeginsThePhaseToo() {
        Player player = Table.empty().turn(Seat.A, "9.10");
        assertEquals(List.of("battle phase", "start step"), beginnings(player));
    }

    @Test
    @Rule(jp = {"10.1.2#1", "10.3.1.1", "10.8.1.4#2"})
    void afterTheCloseStepAnotherStartStepBegins() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.3.1.3");
        assertEquals(
                List.of("attack step", "guard step", "damage step", "close step", "start step"), beginnings(player));
    }

    @Test
    @Rule(jp = "10.3.1.1#3")
    void aCheckTimingPrecedesTheChoice() {
        Table.with(STAND_UP)
                .resting(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3)
                .turn(Seat.A, "9.10")
                .asked(Seat.A, "10.3.1.3")
                .stands(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    @Test
    @Rule(jp = {"10.3.1.1", "10.8.1.4"})
    void theNextStartStepBeginsEvenIfNobodyIsLeftToAttack() {
        Player player = Table.with(STAND_UP)
                .turn(Seat.A, "9.10")
                .yes()
                .until(Seat.A, "10.3.1.3")
                .stands(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3);
        assertEquals(3, player.fight().turn());
    }

    @Test
    @Rule(jp = {"10.3.1.4#1", "10.3.1.4#3"})
    void aCheckTimingFollowsTheChoiceToAttack() {
        Player player = Table.with(
                        after("10.3", "10.3.1.5", run -> Added.put(run, Seat.B, Zone.HAND, Circle.FRONTMOST_CENTER)))
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes();
        Story.tells(player, "grade-1 to B's guardian", "grade-1 to B's drop zone", "attack step");
    }

    /** Neither the unit that attacked before nor the one that was attacked is settled for the second attack. */
    @Test
    @Rule(jp = "10.3.1.4#2")
    void eachAttackerAndTargetIsDesignatedAnew() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.PLAIN_GRADE_3)
                .turn(Seat.A, "9.10")
                .asked(Seat.A, "10.3.1.3")
                .yes()
                .asked(Seat.A, "10.4.1.3")
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.4.1.6")
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.3.1.3")
                .yes()
                .asked(Seat.A, "10.4.1.3")
                .offered("grade-3 on vanguard", "grade-2 on front right")
                .pickUnit(Seat.A, Circle.FRONT_RIGHT)
                .asked(Seat.A, "10.4.1.6")
                .offered("plain-grade-3 on B front left", "grade-3 on B vanguard");
    }

    @Test
    @Rule(jp = "10.3.2#1")
    void noAttackInTheFirstTurnOfTheGame() {
        Player player = Table.empty().turn(Seat.A, 1, "9.10");
        assertEquals(List.of("battle phase", "start step", "end phase"), beginnings(player, 3));
        Table.empty().turn(Seat.B, 2, "9.10").asked(Seat.B, "10.3.1.3");
    }

    @Test
    @Rule(jp = "10.3.2#2")
    void notAttackingIsAutomaticIfNoUnitCanAttack() {
        Player player = Table.empty()
                .resting(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3)
                .unit(Seat.A, Circle.BACK_CENTER, TestCards.GRADE_1)
                .turn(Seat.A, "9.10");
        assertEquals(List.of("battle phase", "start step", "end phase"), beginnings(player, 3));
    }

    @Test
    @Rule(jp = {"10.1.6#1", "10.1.6#2", "10.3.1.2#1", "10.3.1.2#2"})
    void theTurnFighterDesignatesForTheAttackAndTheOtherForTheDefense() {
        Table.empty()
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .hand(Seat.A, TestCards.GRADE_0)
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.B, "9.10")
                .yes()
                .asked(Seat.B, "10.4.1.3")
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .asked(Seat.B, "10.4.1.6")
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .asked(Seat.A, "10.5.1.2.1");
        Table.empty()
                .hand(Seat.A, TestCards.GRADE_0)
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.B, "10.5.1.2.1");
    }
}
