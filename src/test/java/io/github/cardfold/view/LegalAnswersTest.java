package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

/** The legal answers of the referee and of a seat are one kind of list. */
class LegalAnswersTest {
    private static final Action PASS = Action.pass(Seat.A);
    private static final Action CALL = Action.act(Seat.A, "call", new Handle(Zone.HAND.of(Seat.A), 0));

    private static State mainPhase() {
        Player player = Table.empty().hand(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.9");
        return player.state();
    }

    @Test
    void theAskedSeatHasTheAnswersOfTheStateAndTheOtherHasNone() {
        State state = mainPhase();
        assertSame(state.legalActions(), View.of(state, Seat.A).legalActions());
        assertEquals(state.legalActions(), state.legalActions(Seat.A));
        assertTrue(state.legalActions(Seat.B).isEmpty());
        assertTrue(View.of(state, Seat.B).legalActions().isEmpty());
        State over = state.step(Action.concede(Seat.B));
        assertTrue(over.legalActions(Seat.A).isEmpty());
    }

    @Test
    void theListIsSearchedInOrder() {
        ActionList legal = mainPhase().legalActions();
        assertEquals(Array.of(PASS, CALL), legal.toArray());
        assertEquals(PASS, legal.head());
        assertEquals(CALL, legal.last());
        assertEquals(CALL, legal.find(each -> each.verb().equals("call")).get());
        assertTrue(legal.find(each -> each.verb().equals("ride")).isEmpty());
        assertTrue(legal.exists(CALL::equals));
        assertFalse(legal.exists(Action.pass(Seat.B)::equals));
        assertEquals(Array.of(CALL), legal.filter(each -> each.shape() == Action.Shape.ACT));
        assertEquals(Array.of("", "call"), legal.map(Action::verb));
    }

    @Test
    void equalListsListEqualActions() {
        ActionList legal = mainPhase().legalActions();
        assertEquals(legal, mainPhase().legalActions());
        assertEquals(legal.hashCode(), mainPhase().legalActions().hashCode());
        assertNotEquals(legal, mainPhase().legalActions(Seat.B));
        assertEquals(mainPhase().legalActions(Seat.B), mainPhase().legalActions(Seat.C));
    }

    @Test
    void nobodyIsTheFirstOfNone() {
        ActionList none = mainPhase().legalActions(Seat.B);
        assertThrows(NoSuchElementException.class, none::head);
        assertThrows(NoSuchElementException.class, none::last);
    }
}
