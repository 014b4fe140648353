package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** Cards that an effect keeps where and as they are. */
class HoldTest {
    private static final String TO_DROP =
            "{'put': {'what': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'to': 'drop'}}";

    @Test
    @Rule(jp = {"4.1.6#1", "1.3.3"})
    void aHiddenCardThatStaysForWhatItIsIsShown() {
        State state = held("{'cannot move': {'are': {'grade': 2}, 'in': 'hand'}}", TO_DROP)
                .hand(B, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.HAND, GRADE_2)
                .holds(B, Zone.DROP, GRADE_1)
                .state();
        assertEquals(1, seen(state, A, B, Zone.HAND, GRADE_2));
    }

    @Test
    @Rule(jp = "4.1.6")
    void aCardThatStaysBecauseAllDoIsNotShown() {
        State state = held("{'cannot move': {'in': 'hand', 'to': 'drop', 'of': 'opponent'}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.HAND, GRADE_2)
                .state();
        assertEquals(0, seen(state, A, B, Zone.HAND, GRADE_2));
    }

    @Test
    @Rule(jp = "4.1.6")
    void whatIsForbiddenForTwoReasonsIsNotShown() {
        State state = held("[{'cannot move': {'in': 'hand'}}, {'cannot move': {'are': {'grade': 2}}}]", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .state();
        assertEquals(0, seen(state, A, B, Zone.HAND, GRADE_2));
    }

    @Test
    @Rule(jp = "1.3.3")
    void otherWaysOtherPlacesAndOtherFightersAreFree() {
        held("{'cannot move': {'in': 'hand', 'to': 'soul'}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_2);
        held("{'cannot move': {'in': 'hand', 'of': 'you'}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_2);
        held("{'cannot be turned': {'in': 'hand'}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = {"1.3.3", "3.2.2"})
    void aUnitIsHeldAsOneOfItsMasterNotOfItsOwner() {
        String retire = "{'retire': {'rear guards': {'are': {'grade': 2}}}}";
        held("{'cannot move': {'in': 'rc', 'of': 'you'}}", retire)
                .unitOf(B, A, Circle.FRONT_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .stands(A, Circle.FRONT_RIGHT, GRADE_2);
        held("{'cannot move': {'in': 'rc', 'of': 'opponent'}}", retire)
                .unitOf(B, A, Circle.FRONT_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .empty(A, Circle.FRONT_RIGHT);
    }

    @Test
    @Rule(jp = "4.1.6")
    void aCardThatIsDrawnIsJudgedWhenChanceHasSaidWhichItIs() {
        Player player = held("{'cannot move': {'are': {'grade': 2}, 'in': 'deck', 'to': 'hand'}}", "'draw'")
                .deck(A, GRADE_0, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
        State state = player.draws(GRADE_2)
                .holds(A, Zone.HAND)
                .holds(A, Zone.DECK, GRADE_0, GRADE_2)
                .state();
        assertEquals(
                GRADE_2,
                View.of(state, B)
                        .cards(A, Zone.DECK)
                        .cards()
                        .head()
                        .definition()
                        .get()
                        .id());
        held("{'cannot move': {'are': {'grade': 2}, 'in': 'deck', 'to': 'hand'}}", "'draw'")
                .deck(A, GRADE_0, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_0)
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = "4.1.6#2")
    void aHiddenCardThatCannotBeTurnedForWhatItIsIsShown() {
        String turn = "{'turn face up': {'cards': {'in': 'g zone', 'of': 'opponent'}}}";
        Player player = held("{'cannot be turned': {'are': {'grade': 2}}}", turn)
                .in(B, Zone.G, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .happened(EventKind.FACE, 1);
        assertEquals(1, seen(player.state(), A, B, Zone.G, GRADE_2));
        assertTrue(View.of(player.state(), B).cards(B, Zone.G).cards().last().isFaceDown());
    }

    @Test
    @Rule(jp = "1.3.3")
    void whatMayNotBeMovedPaysNoCost() {
        String text = "{'act': {'in': 'rc', 'cost': 'discard', 'then': 'draw'}}";
        String holds = "{'cannot move': {'are': {'grade': 2}, 'in': 'hand'}}";
        assertFalse(activates(table(holds, text).hand(A, GRADE_2).turn(A, "9.9")));
        assertTrue(activates(table(holds, text).hand(A, GRADE_1).turn(A, "9.9")));
    }

    private static boolean activates(Player player) {
        return player.state()
                .legalActions()
                .contains(Action.act(A, "activate", new Handle(Circle.FRONT_LEFT.of(0), 0)));
    }

    @Test
    @Rule(jp = "7.8.2")
    void anExchangeThatOneCardMayNotMakeIsNotMade() {
        String exchange = "{'exchange': {'what': {'cards': {'in': 'hand'}}, 'with': {'cards': {'in': 'drop'}}}}";
        held("{'cannot move': {'are': {'grade': 2}, 'in': 'hand'}}", exchange)
                .hand(A, GRADE_2)
                .in(A, Zone.DROP, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.HAND, GRADE_2)
                .holds(A, Zone.DROP, GRADE_1);
    }

    /** The card comes to the zone after the effect has begun. */
    @Test
    @Rule(jp = "11.11.5")
    void whatCannotBeTurnedNeitherCanCardsThatComeLater() {
        String puts = "{'put': {'what': {'cards': 'hand'}, 'to': 'damage'}}, {'turn face down': {'cards': 'damage'}}";
        String holds = "{'this turn': {'cannot be turned': {'in': 'damage'}}}, ";
        assertEquals(1, turned(puts));
        assertEquals(0, turned(holds + puts));
    }

    private static int turned(String then) {
        return held("{'power': 0}", then)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.DAMAGE, GRADE_2)
                .events(EventKind.FACE)
                .size();
    }

    /** The card is drawn after the effect has begun. */
    @Test
    @Rule(jp = "11.11.5")
    void whatCannotMoveNeitherDoCardsThatComeLater() {
        held(
                        "{'power': 0}",
                        "{'this turn': {'cannot move': {'in': 'hand', 'to': 'drop', 'of': 'you'}}}, 'draw',"
                                + " {'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}")
                .deck(A, GRADE_2, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_2)
                .holds(A, Zone.HAND, GRADE_2)
                .holds(A, Zone.DROP);
    }

    private static int seen(State state, Seat by, Seat of, Zone zone, String id) {
        return View.of(state, by).cards(of, zone).count(id);
    }

    private static Table held(String effects, String then) {
        return table(effects, "{'act': {'in': 'rc', 'then': [" + then + "]}}");
    }

    private static Table table(String effects, String text) {
        String holds = "{'cont': {'in': 'rc', 'effects': " + effects + "}}";
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, holds)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER);
    }
}
