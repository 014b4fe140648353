package io.github.cardfold.cardfight.turn;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class MainPhaseTest {
    @Test
    @Rule(jp = {"9.9.1", "11.6.2", "11.6.2.1#2"})
    void abilitiesOfTheBeginningOfTheMainPhaseArePlayedBeforeAnythingElse() {
        Table.with(Auto.on(B, Auto.beginning("main phase")))
                .hand(A, GRADE_1)
                .hand(B, GRADE_1)
                .turn(A, "9.9")
                .asked(B, "auto")
                .no()
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"2.4.1", "9.9.2.1#2"})
    void unitsUpToTheVanguardsGradeMayBeCalled() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .offered("pass", "call grade-0 from hand", "call grade-1 from hand");
    }

    @Test
    @Rule(jp = "9.9.2.1")
    void theGradeThatCountsIsThatOfTheFightersOwnVanguard() {
        Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .unit(B, FRONT_CENTER, GRADE_3)
                .hand(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    @Rule(jp = "9.9.2.1")
    void onlyUnitCardsMayBeCalled() {
        Table.empty()
                .hand(A, ORDER, GRADE_0)
                .turn(A, "9.9")
                .offered("pass", "call grade-0 from hand", "play order from hand");
    }

    @Test
    @Rule(jp = "9.9.2.1.2")
    void aFighterWithoutVanguardCannotCall() {
        Table.empty()
                .bare(A)
                .hand(A, GRADE_0)
                .within("9.1", "9.10", A.ordinal(), 3)
                .at("9.9", "9.9.2 clear")
                .asked(A, "9.9.2")
                .offered("pass");
    }

    @Test
    @Rule(jp = {"9.9.2#1", "9.9.2#2", "9.9.2.1", "9.9.2.2", "11.6.2.2#1", "11.6.2.2.1"})
    void callsAndSwapsMayBeMixedAndRepeated() {
        Table.empty()
                .hand(A, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(FRONT_LEFT)
                .act("swap", FRONT_LEFT)
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(FRONT_LEFT)
                .act("swap", FRONT_LEFT)
                .act("swap", FRONT_LEFT)
                .act("call", Zone.HAND, GRADE_2)
                .pickCircle(BACK_CENTER)
                .asked(A, "9.9.2")
                .stands(A, BACK_LEFT, GRADE_0)
                .stands(A, FRONT_LEFT, GRADE_1)
                .stands(A, BACK_CENTER, GRADE_2);
    }

    /** Nothing is left of what was chosen before: the position is the same whatever came first. */
    @Test
    @Rule(jp = {"9.9.2#1", "9.9.2.1", "9.9.2.2"})
    void theOrderOfTheActionsLeavesNoTrace() {
        State state = Table.empty()
                .unit(A, FRONT_RIGHT, GRADE_1)
                .hand(A, GRADE_0, GRADE_2)
                .turn(A, "9.9")
                .state();
        Player swapFirst = Player.of(state)
                .act("swap", FRONT_RIGHT)
                .act("call", Zone.HAND, GRADE_2)
                .pickCircle(FRONT_LEFT)
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(BACK_LEFT);
        Player swapLast = Player.of(state)
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(BACK_LEFT)
                .act("call", Zone.HAND, GRADE_2)
                .pickCircle(FRONT_LEFT)
                .act("swap", FRONT_RIGHT);
        assertEquals(PositionKey.of(swapFirst.state()), PositionKey.of(swapLast.state()));
    }

    /** What a plugin puts behind the play of an order happens after an order only, and not after a swap. */
    @Test
    @Rule(jp = "9.9.2.2")
    void afterEachSwapTheFighterIsAskedAnew() {
        Table.with(Added.after("9.9", "9.9.2.3 play", run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1))))
                .unit(A, BACK_LEFT, GRADE_1)
                .hand(A, ORDER)
                .turn(A, "9.9")
                .act("swap", FRONT_LEFT)
                .act("swap", FRONT_LEFT)
                .asked(A, "9.9.2")
                .happened(EventKind.COUNT, 0)
                .plays(ORDER)
                .happened(EventKind.COUNT, 2);
    }

    @Test
    @Rule(jp = {"9.9.2.2", "9.9.2.2.3"})
    void aColumnOfTwoRearGuardCirclesWithACardCanBeSwapped() {
        Table.empty()
                .unit(A, BACK_LEFT, GRADE_1)
                .unit(A, BACK_CENTER, GRADE_1)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.9")
                .offered("pass", "swap front left");
    }

    @Test
    @Rule(jp = "9.9.2.2")
    void theColumnOfTheVanguardCircleCannotBeSwapped() {
        Player player = Table.empty()
                .unit(A, BACK_CENTER, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.9");

        player.offered("pass", "swap front right");
        player.refused(Action.act(A, "swap", new Handle(FRONT_CENTER.of(Seat.A), Handle.ITSELF)));
    }

    @Test
    @Rule(jp = {"9.9.2.2.1#1", "9.9.2.2.1#2"})
    void bothCardsChangePlacesAtTheSameTime() {
        Player player = Table.empty()
                .unit(A, FRONT_RIGHT, GRADE_1)
                .unit(A, BACK_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .forget()
                .act("swap", FRONT_RIGHT);

        player.stands(A, FRONT_RIGHT, GRADE_2).stands(A, BACK_RIGHT, GRADE_1);
        player.holds(A, Zone.DROP).happened(EventKind.MOVE, 2);
    }

    @Test
    @Rule(jp = "9.9.2.2.2")
    void aSingleCardMovesToTheEmptyCircle() {
        Table.empty()
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, BACK_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .act("swap", FRONT_LEFT)
                .act("swap", FRONT_RIGHT)
                .empty(A, FRONT_LEFT)
                .stands(A, BACK_LEFT, GRADE_1)
                .stands(A, FRONT_RIGHT, GRADE_2)
                .empty(A, BACK_RIGHT);
    }

    @Test
    @Rule(jp = "4.9.2.5.2")
    void cardsKeepTheirOrientationWhenTheySwap() {
        Table.empty()
                .resting(A, FRONT_LEFT, GRADE_1)
                .unit(A, BACK_LEFT, GRADE_2)
                .turn(A, "9.9")
                .act("swap", FRONT_LEFT)
                .stands(A, FRONT_LEFT, GRADE_2)
                .rests(A, BACK_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = {"9.9.3", "11.6.2.3"})
    void doingNothingLeadsToTheBattlePhase() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.9").pass().asked(A, "10.3.1.3");

        assertEquals(
                List.of("main phase", "battle phase"),
                player.texts(EventKinds.BEGINNING).subList(0, 2));
    }

    @Test
    @Rule(jp = {"9.9.2", "11.6.2"})
    void onlyTheTurnFighterIsGivenThePlayTiming() {
        Player player =
                Table.empty().hand(A, GRADE_1).hand(B, GRADE_1).turn(A, "9.9").asked(A, "9.9.2");

        for (Circle circle : Circle.values()) {
            player.refused(Action.act(B, "call", new Handle(Zone.HAND.of(Seat.B), 0)));
            player.refused(Action.act(B, "swap", new Handle(circle.of(Seat.B), Handle.ITSELF)));
        }
    }

    /** What can be played depends on the hand, of which not being asked would tell (ruling 418). */
    @Test
    @Rule(jp = {"9.9.3", "11.6.2.2"})
    void whoHoldsACardIsAskedThoughNothingCanBeDone() {
        Player none = asked(GRADE_3).offered("pass");
        Player one = asked(GRADE_1).offered("pass", "call grade-1 from hand");

        assertEquals(one.told(B), none.told(B));
        none.pass().asked(A, "10.3.1.3");
    }

    private static Player asked(String held) {
        return Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, held)
                .turn(A, "9.9")
                .asked(A, "9.9.2");
    }

    /** All see that an empty hand leaves nothing to do. */
    @Test
    @Rule(jp = "9.9.3")
    void withoutAHandTheMainPhaseEndsWhereNothingCanBeDone() {
        Table.empty().turn(A, "9.9").asked(A, "10.3.1.3");
    }
}
