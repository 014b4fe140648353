package io.github.cardfold.testpack;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Fight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** The pipeline and the stack, tried with bare effects; {@link Player} sends every state through its saved form. */
class BareEffectsTest {
    private static Table table() {
        return Table.empty(TestPack.RULES);
    }

    /** Starts the third turn at a phase, with an effect's procedure on top; objects are numbered as they were put. */
    private static Player effect(Table table, Seat fighter, String phase, String procedure, int... values) {
        String label = TestPack.RULES.procedure(procedure).labels().get(0);
        return table.within(TurnFrame.PROCEDURE, phase, fighter.ordinal(), 3).at(procedure, label, values);
    }

    private static int size(Player player, Seat seat, Zone zone) {
        return player.fight().cards(seat, zone).size();
    }

    @Test
    @Rule(jp = "4.4.3")
    void anOrderThatWouldGoToACircleIsRedirectedToTheDropZone() {
        Player player = effect(table().hand(A, TestPack.SPELL), A, "9.9", "test put order", 0, 1);
        assertEquals(1, size(player, A, Zone.DROP));
        assertTrue(player.fight().unit(A, Circle.BACK_LEFT).isEmpty());
    }

    @Test
    @Rule(jp = {"11.3.1.3.2", "11.12.1#1", "11.12.1#2", "11.12.3"})
    void anOptionalReplacementAsksWhileNothingHasMoved() {
        Player player = effect(table().unit(A, FRONT_LEFT, GRADE_1), A, "9.9", "test may save", 0, 1);
        player.asked(A, "replace may").refused(Action.pass(A));
        assertTrue(player.fight().unit(A, FRONT_LEFT).isDefined());
        State declined = player.state().step(Action.yesNo(A, false));
        assertEquals(1, Fight.of(declined).cards(A, Zone.DROP).size());
        player.yes();
        assertEquals(1, size(player, A, Zone.HAND));
        assertEquals(0, size(player, A, Zone.DROP));
    }

    @Test
    @Rule(jp = "11.12.3")
    void theOpponentMayReplaceWhatHappensToAUnitOfMine() {
        effect(table().unit(A, FRONT_LEFT, GRADE_1), A, "9.9", "test opponent may save", 0, 1)
                .asked(B, "replace may");
    }

    @Test
    @Rule(jp = {"11.3.1.3", "11.3.1.3.1", "11.12.2", "11.12.2.1", "11.12.2.3"})
    void theMasterOrdersTwoReplacementsAndEachAppliesOnce() {
        Player player = effect(table().unit(A, FRONT_LEFT, GRADE_1), B, "9.9", "test both replacements", 1, 1);
        player.asked(A, "replace which");
        player.number(0);
        assertEquals(1, size(player, B, Zone.BIND) + size(player, A, Zone.BIND));
        Player other = effect(table().unit(A, FRONT_LEFT, GRADE_1), B, "9.9", "test both replacements", 1, 1);
        other.asked(A, "replace which").number(1);
        assertEquals(1, size(other, A, Zone.SOUL));
        effect(table().unit(B, FRONT_LEFT, GRADE_1), A, "9.9", "test both replacements", 0, 1)
                .asked(B, "replace which");
    }

    @Test
    void aConsequenceRunsToItsEndBeforeTheNextInstruction() {
        Player player =
                effect(table().unit(A, FRONT_LEFT, GRADE_1).deck(A, GRADE_0, GRADE_2), A, "9.9", "test bind", 0, 1);
        player.draws(GRADE_2);
        assertEquals(1, size(player, A, Zone.DROP));
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, A));
    }

    @Test
    @Rule(jp = {"11.7.1", "11.8.2.2"})
    void aCostOfCompetingPartsIsPlannedThenPaidAsOneBatch() {
        Player player = effect(table().hand(A, GRADE_1, GRADE_1, GRADE_0), A, "9.9", "test cost", 0);
        player.asked(A, "plan").pick(Zone.HAND, GRADE_1);
        while (player.state().decision().get().section().equals("plan")) {
            assertEquals(3, size(player, A, Zone.HAND));
            player.answer(player.state().legalActions().get(0));
        }
        assertEquals(3, size(player, A, Zone.DROP));
        player.draws(GRADE_1);
        assertEquals(1, size(player, A, Zone.HAND));
    }

    @Test
    @Rule(jp = {"11.7.1", "11.9.5"})
    void aCostThatCannotBePaidIsNeverOfferedAndNothingIsPaid() {
        Player player = effect(table().hand(A, GRADE_1, GRADE_0), A, "9.9", "test cost", 0);
        player.asked(A, "9.9.2");
        assertEquals(2, size(player, A, Zone.HAND));
        Player without = effect(table().hand(A, GRADE_0, GRADE_0, GRADE_0), A, "9.9", "test cost", 0);
        without.asked(A, "9.9.2");
        assertEquals(3, size(without, A, Zone.HAND));
    }

    @Test
    @Rule(jp = {"7.36.1", "7.36.1.1", "7.36.1.2#1", "7.39.1", "7.39.2.3"})
    void aDominatedUnitAttacksItsOwnVanguardInTheMainPhase() {
        Player player = effect(
                table().unit(B, FRONT_LEFT, GRADE_2)
                        .unit(B, FRONT_CENTER, GRADE_3)
                        .hand(B, GRADE_0)
                        .hand(A, GRADE_0),
                A,
                "9.9",
                "test dominate",
                0,
                1,
                2);
        player.asked(B, "10.5.1.2.1");
        Event attacked = player.events(EventKinds.WAS_ATTACKED).get(0);
        assertEquals(1, attacked.object());
        assertEquals(2, attacked.other());
        player.pass().asked(A, "9.9.2");
        assertTrue(player.fight().isResting(B, FRONT_LEFT));
    }

    @Test
    @Rule(jp = "7.39.6#2")
    void aDominatedRearGuardCannotIntercept() {
        Player player = effect(
                table().unit(B, FRONT_LEFT, GRADE_2)
                        .unit(B, FRONT_RIGHT, GRADE_2)
                        .unit(B, FRONT_CENTER, GRADE_3),
                A,
                "9.9",
                "test dominate",
                0,
                1,
                3);
        player.asked(B, "10.5.1.2.1");
        assertEquals(2, player.state().legalActions().size());
        player.act("intercept", FRONT_RIGHT);
        assertEquals(1, player.events(EventKinds.INTERCEPTED).size());
    }

    @Test
    @Rule(jp = {"7.36.1.2#2", "7.36.2"})
    void anAttackOrderedInABattleWaitsForItsEndAndIsNotBoosted() {
        Player player = effect(
                table().unit(A, FRONT_LEFT, GRADE_2)
                        .unit(B, FRONT_CENTER, GRADE_3)
                        .unit(A, FRONT_CENTER, GRADE_3)
                        .unit(A, Circle.BACK_LEFT, GRADE_1)
                        .hand(B, GRADE_0),
                A,
                "9.10",
                "test when attacking",
                0,
                1,
                2);
        player.asked(A, "10.3.1.3").yes().pickUnit(A, FRONT_CENTER);
        player.asked(B, "10.5.1.2.1");
        assertEquals(1, player.events(EventKinds.ATTACKED).size());
        assertEquals(1, player.state().position().queued().size());
        player.pass().draws(GRADE_1, GRADE_1, GRADE_1);
        player.asked(B, "10.5.1.2.1");
        assertEquals(2, player.events(EventKinds.ATTACKED).size());
        assertEquals(1, player.events(EventKinds.BATTLE_ENDED).size());
        assertEquals(0, player.events(EventKinds.BOOSTED).size());
    }

    @Test
    @Rule(jp = {"18.4.1.1", "18.4.1.2", "18.4.1.3", "13.4.1"})
    void theTurnEndsInTheMiddleOfABattle() {
        Player player = effect(
                table().unit(A, FRONT_CENTER, GRADE_3).unit(B, FRONT_CENTER, GRADE_3),
                A,
                "9.10",
                "test end turn when attacking",
                0,
                1);
        player.asked(A, "10.3.1.3").yes();
        assertEquals(0, player.state().position().number(FighterNumbers.ENERGY, A));
        assertEquals(
                0,
                player.events(EventKinds.DID_NOT_HIT).size()
                        + player.events(EventKinds.HIT).size());
        assertTrue(player.state().position().frame("10.2") == null);
        player.draws(GRADE_1);
        assertEquals(B, player.fight().turnFighter().get());
    }

    @Test
    @Rule(jp = {"11.9.1", "11.9.2", "11.9.7", "11.9.7.1"})
    void aTimedTriggerIsPlayedOnceAtItsMoment() {
        Player player = effect(table().hand(A, GRADE_0), A, "9.9", "test draw at end", 0);
        player.asked(A, "9.9.2").pass().asked(A, "10.3.1.3").no().draws(GRADE_1);
        assertEquals(2, size(player, A, Zone.HAND));
        assertEquals(0, player.state().position().standbyCount());
    }
}
