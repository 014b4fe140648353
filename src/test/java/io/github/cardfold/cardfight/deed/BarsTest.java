package io.github.cardfold.cardfight.deed;

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
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** Cards that an effect keeps where and as they are. */
class BarsTest {
    private static final String TO_DROP =
            "{'put': {'what': {'cards': {'in': 'hand', 'of': 'opponent'}}, 'to': 'drop'}}";

    private static final String NOTHING = "{'cont': {'effects': {'gets': {'power': 0}}}}";

    @Test
    @Rule(jp = {"4.1.6#1", "1.3.3"})
    void aHiddenCardThatStaysForWhatItIsIsShown() {
        State state = held("{'cannot': {'move': {'are': {'grade': 2}, 'from': 'hand'}}}", TO_DROP)
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
        State state = held("{'cannot': {'move': {'from': 'hand', 'to': 'drop', 'of': 'opponent'}}}", TO_DROP)
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
        State state = held(
                        "[{'cannot': {'move': {'from': 'hand'}}}, {'cannot': {'move': {'are': {'grade': 2}}}}]",
                        TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .state();
        assertEquals(0, seen(state, A, B, Zone.HAND, GRADE_2));
    }

    @Test
    @Rule(jp = "1.3.3")
    void otherWaysOtherPlacesAndOtherFightersAreFree() {
        held("{'cannot': {'move': {'from': 'hand', 'to': 'soul'}}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_2);
        held("{'cannot': {'move': {'from': 'hand', 'of': 'you'}}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_2);
        held("{'cannot': {'turn': {'from': 'hand'}}}", TO_DROP)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = {"1.3.3", "3.2.2"})
    void aUnitIsHeldAsOneOfItsMasterNotOfItsOwner() {
        String retire = "{'retire': {'rear guards': {'are': {'grade': 2}}}}";
        held("{'cannot': {'move': {'from': 'rc', 'of': 'you'}}}", retire)
                .unitOf(B, A, Circle.FRONT_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .stands(A, Circle.FRONT_RIGHT, GRADE_2);
        held("{'cannot': {'move': {'from': 'rc', 'of': 'opponent'}}}", retire)
                .unitOf(B, A, Circle.FRONT_RIGHT, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .empty(A, Circle.FRONT_RIGHT);
    }

    /** A vanguard that is a G unit goes home, unless nothing may; whatever else would become of it. */
    @Test
    @Rule(jp = {"1.3.3", "4.4.2.1"})
    void whatIsSentElsewhereMayNotGoThere() {
        String drop = "{'put': {'what': {'vanguard': 'opponent'}, 'to': 'drop'}}";
        held("{'cannot': {'move': {'to': 'g zone'}}}", drop)
                .unit(B, Circle.FRONT_CENTER, TestCards.G_UNIT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .stands(B, Circle.FRONT_CENTER, TestCards.G_UNIT);
        held("{'cannot': {'move': {'to': 'drop'}}}", drop)
                .unit(B, Circle.FRONT_CENTER, TestCards.G_UNIT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .stands(B, Circle.FRONT_CENTER, TestCards.G_UNIT);
        held("{'cannot': {'move': {'to': 'soul'}}}", drop)
                .unit(B, Circle.FRONT_CENTER, TestCards.G_UNIT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.G, TestCards.G_UNIT);
    }

    @Test
    @Rule(jp = "4.1.6")
    void aCardThatIsDrawnIsJudgedWhenChanceHasSaidWhichItIs() {
        Player player = held("{'cannot': {'move': {'are': {'grade': 2}, 'from': 'deck', 'to': 'hand'}}}", "'draw'")
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
        held("{'cannot': {'move': {'are': {'grade': 2}, 'from': 'deck', 'to': 'hand'}}}", "'draw'")
                .deck(A, GRADE_0, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_0)
                .holds(A, Zone.HAND, GRADE_0);
    }

    @Test
    @Rule(jp = "4.1.6#2")
    void aHiddenCardThatCannotBeTurnedForWhatItIsIsShown() {
        String turn = "{'turn': {'cards': {'in': 'g zone', 'of': 'opponent'}}}";
        Player player = held("{'cannot': {'turn': {'are': {'grade': 2}}}}", turn)
                .in(B, Zone.G, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .happened(EventKind.FACE, 1);
        assertEquals(1, seen(player.state(), A, B, Zone.G, GRADE_2));
        assertTrue(View.of(player.state(), B).cards(B, Zone.G).cards().last().isFaceDown());
        Player all = held("{'cannot': {'turn': {'from': 'g zone'}}}", turn)
                .in(B, Zone.G, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .happened(EventKind.FACE, 0);
        assertEquals(0, seen(all.state(), A, B, Zone.G, GRADE_2));
    }

    @Test
    @Rule(jp = "1.3.3")
    void whatMayNotBeMovedPaysNoCost() {
        String text = "{'act': {'in': 'rc', 'cost': 'discard', 'then': 'draw'}}";
        String holds = "{'cannot': {'move': {'are': {'grade': 2}, 'from': 'hand'}}}";
        assertFalse(activates(table(holds, text).hand(A, GRADE_2).turn(A, "9.9")));
        assertTrue(activates(table(holds, text).hand(A, GRADE_1).turn(A, "9.9")));
    }

    private static boolean activates(Player player) {
        return player.state()
                .legalActions()
                .contains(Action.act(A, "activate", new Handle(Circle.FRONT_LEFT.of(Seat.A), 0)));
    }

    @Test
    @Rule(jp = "7.8.2")
    void anExchangeThatOneCardMayNotMakeIsNotMade() {
        String exchange = "{'exchange': {'what': {'cards': {'in': 'hand'}}, 'with': {'cards': {'in': 'drop'}}}}";
        held("{'cannot': {'move': {'are': {'grade': 2}, 'from': 'hand'}}}", exchange)
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
        String puts =
                "{'put': {'what': {'cards': 'hand'}, 'to': 'damage'}}, {'turn': {'what': {'cards': 'damage'}, 'face down': true}}";
        String holds = "{'apply': {'effects': {'cannot': {'turn': {'from': 'damage'}}}, 'lasting': 'turn'}}, ";
        assertEquals(1, turned(puts));
        assertEquals(0, turned(holds + puts));
    }

    private static int turned(String then) {
        return held("{'gets': {'power': 0}}", then)
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
                        "{'gets': {'power': 0}}",
                        "{'apply': {'effects': {'cannot': {'move': {'from': 'hand', 'to': 'drop', 'of': 'you'}}}, 'lasting': 'turn'}}, 'draw',"
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

    @Test
    @Rule(jp = {"9.11.1.1", "1.3.2#1"})
    void aGUnitThatCannotGoHomeStaysAndTheOthersGo() {
        table("{'cannot': {'move': {'from': 'rc', 'of': 'you'}}}", NOTHING)
                .unit(A, Circle.FRONT_RIGHT, TestCards.G_UNIT)
                .unit(B, Circle.FRONT_RIGHT, TestCards.G_UNIT)
                .turn(A, "9.11")
                .until(B, "9.7.2")
                .stands(A, Circle.FRONT_RIGHT, TestCards.G_UNIT)
                .holds(B, Zone.G, TestCards.G_UNIT);
    }

    @Test
    @Rule(jp = {"13.4.1", "1.3.2#1"})
    void aGuardianThatCannotMoveStaysWhenTheBattleIsOver() {
        table("{'cannot': {'move': {'from': 'gc'}}}", NOTHING)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .until(B, "9.7.2")
                .stands(B, Circle.FRONTMOST_CENTER, GRADE_1);
    }

    /** One of two cards is held; the other goes, and damage that waits for empty trigger zones goes on waiting. */
    @Test
    @Rule(jp = {"13.10.1#1", "1.3.2#1"})
    void aCardThatCannotLeaveTheTriggerZoneStays() {
        table("{'cannot': {'move': {'from': 'trigger', 'of': 'you'}}}", NOTHING)
                .in(A, Zone.TRIGGER, GRADE_1)
                .in(B, Zone.TRIGGER, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .holds(A, Zone.TRIGGER, GRADE_1)
                .holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.6.4.1", "1.3.2#1"})
    void whoseCardStaysInTheDeckHasDrawnNone() {
        for (String held : new String[] {"deck", "soul"}) {
            Player player = held("{'cannot': {'move': {'from': '" + held + "', 'to': 'hand'}}}", "'draw'")
                    .turn(A, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .draws(GRADE_1)
                    .asked(A, "9.9.2");
            player.happened(EventKinds.DREW, held.equals("deck") ? 0 : 1);
        }
    }

    @Test
    @Rule(jp = {"7.27.2", "7.27.2.1", "1.3.2#2"})
    void cardsThatStayInTheDeckAreNotSoulCharged() {
        String held = "{'cannot': {'move': {'are': {'grade': 2}, 'from': 'deck', 'to': 'soul'}}}";
        Player none = held("{'cannot': {'move': {'from': 'deck', 'to': 'soul'}}}", "{'soul charge': 2}")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1, GRADE_1)
                .asked(A, "9.9.2");
        none.happened(EventKinds.SOUL_CHARGED, 0).holds(A, Zone.SOUL);
        Player one = held(held, "{'soul charge': 2}")
                .deck(A, GRADE_1, GRADE_2, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1, GRADE_2)
                .asked(A, "9.9.2");
        assertEquals(1, one.events(EventKinds.SOUL_CHARGED).get(0).number());
        one.holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.27.2.1", "11.7.1#1", "1.3.3"})
    void aSoulChargeThatIsForbiddenPaysNoCost() {
        String text = "{'act': {'in': 'rc', 'cost': {'soul charge': 2}, 'then': 'draw'}}";
        assertFalse(activates(table("{'cannot': {'move': {'from': 'deck', 'to': 'soul'}}}", text)
                .turn(A, "9.9")));
        assertTrue(activates(table("{'cannot': {'move': {'from': 'deck', 'to': 'bind'}}}", text)
                .turn(A, "9.9")));
        Player one = table("{'cannot': {'move': {'are': {'grade': 2}, 'from': 'deck', 'to': 'soul'}}}", text)
                .deck(A, GRADE_1, GRADE_2, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1, GRADE_2);
        assertEquals(1, one.events(EventKinds.SOUL_CHARGED).get(0).number());
    }

    @Test
    @Rule(jp = {"7.26.2", "7.26.2.1", "1.3.2#2"})
    void damageThatCannotBeTurnedIsNotCounterCharged() {
        for (boolean all : new boolean[] {true, false}) {
            String are = all ? "" : "'are': {'grade': 2}, ";
            Player player = held("{'cannot': {'turn': {" + are + "'from': 'damage'}}}", "{'counter charge': 2}")
                    .in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN)
                    .in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN)
                    .turn(A, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .asked(A, "9.9.2");
            player.happened(EventKind.FACE, all ? 0 : 2).happened(EventKinds.COUNTER_CHARGED, all ? 0 : 1);
        }
    }

    @Test
    @Rule(jp = {"6.3.3.2.2", "1.3.3"})
    void whatCannotBeDiscardedPaysForNoRideOfTheRideDeck() {
        String one = "{'cannot': {'move': {'are': {'grade': 2}, 'from': 'hand', 'to': 'drop'}}}";
        table(one, NOTHING)
                .unit(A, Circle.FRONT_CENTER, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_1)
                .hand(A, GRADE_2)
                .turn(A, "9.6")
                .asked(A, "9.7.2")
                .offered("pass");
        table(one, NOTHING)
                .unit(A, Circle.FRONT_CENTER, GRADE_0)
                .in(A, Zone.RIDE_DECK, GRADE_1)
                .hand(A, GRADE_2, GRADE_0)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_1)
                .asked(A, "6.3.3.2.2 discard")
                .offered("grade-0 from hand");
    }

    @Test
    @Rule(jp = {"11.8.2.1.1", "1.3.3"})
    void anOrderThatCannotLeaveTheHandIsNotPlayed() {
        table("{'cannot': {'move': {'from': 'hand', 'to': 'order area'}}}", NOTHING)
                .hand(A, TestCards.ORDER)
                .turn(A, "9.9")
                .offered("pass", "swap front left");
    }

    @Test
    @Rule(jp = {"4.1.8.1", "4.1.6", "1.3.3"})
    void aCardThatStayedIsNoneOfThoseThatATextHasMoved() {
        String holds = "{'cannot': {'move': {'are': {'grade': 1}, 'from': 'hand', 'to': 'drop'}}}";
        String discard = "{'discard': {'what': {'cards': 'hand'}, 'as': 'gone'}}, ";
        held(
                        holds,
                        discard
                                + "{'apply': {'effects': {'gets': {'power': {'times': [1000, '$gone']}}}, 'lasting': 'turn'}}")
                .hand(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_LEFT, 8000 + 1000)
                .holds(A, Zone.DROP, GRADE_2);
        held(
                        holds,
                        discard
                                + "{'if': {'when': '$gone', 'then': {'apply': {'effects': {'gets': {'power': 5000}}, 'lasting': 'turn'}}}}, {'put': {'what': '$gone', 'to': 'soul'}}")
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_LEFT, 8000)
                .holds(A, Zone.SOUL)
                .holds(A, Zone.HAND, GRADE_1);
    }
}
