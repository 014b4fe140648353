package io.github.cardfold.cardfight.term;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** Looking at the top of a deck whenever one likes. */
class MayLookAtTest {
    private static final String SEER = "{'cont': {'in': 'rc', 'effects': {'may': 'look'}}}";
    private static final String SPY = "{'cont': {'in': 'rc', 'effects': {'may': {'look': {'of': 'opponent'}}}}}";
    private static final String WATCH =
            "{'auto': {'in': 'rc', 'on': 'look', 'then': {'apply': {'effects': {'gets': {'power':"
                    + " 1000}}, 'lasting': 'turn'}}}}";

    private static Action look(Seat by, Seat whose) {
        return Action.act(by, "look", new Handle(Zone.DECK.of(whose), Handle.ITSELF));
    }

    private static Table table(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, OTHER)
                .deck(A, GRADE_0, GRADE_1, GRADE_2);
    }

    @Test
    @Rule(jp = "7.7.3")
    void aPlayTimingIsGivenAlsoIfThereIsNothingElseToDo() {
        Table.empty(TextCards.rules(SEER.replace("'rc'", "'vc'")))
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .deck(A, GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .offered("pass", "look deck")
                .answer(look(A, A))
                .draws(GRADE_1)
                .until(B, "9.9.2");
    }

    @Test
    @Rule(jp = "7.7.3")
    void aQuestionThatHasOneAnswerIsNoOtherTimeToLook() {
        table(SEER, SPY)
                .turn(A, "9.6")
                .asked(A, "9.9.2")
                .offered("pass", "swap front left", "swap front right", "look deck", "look B deck");
    }

    @Test
    @Rule(jp = "7.7.3")
    void whatALookOutsideAPlayTimingTriggersWaitsForTheNextCheckTiming() {
        Player player = table(SEER, WATCH)
                .hand(A, GRADE_1)
                .turn(A, "9.6")
                .asked(A, "9.7.2")
                .answer(look(A, A))
                .draws(GRADE_1);
        player.asked(A, "9.7.2").power(A, Circle.FRONT_RIGHT, 8000);
        assertEquals(1, player.state().position().standbyCount());
        player.pass().asked(A, "9.9.2").power(A, Circle.FRONT_RIGHT, 9000);
    }

    @Test
    @Rule(jp = {"7.7.3", "11.6.2.1"})
    void inAPlayTimingTheCheckTimingComesFirst() {
        table(SEER, WATCH)
                .turn(A, "9.9")
                .answer(look(A, A))
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_RIGHT, 9000);
    }

    /** Two abilities let the same fighter look at the top card, not one of them at the next. */
    @Test
    @Rule(jp = "7.7.3")
    void whatTwoEffectsAllowIsNotAddedUp() {
        table(SEER, SEER)
                .turn(A, "9.9")
                .answer(look(A, A))
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .refused(look(A, A));
    }

    /** Were the look one of its deeds, the ability would have changed the game and so been used. */
    @Test
    @Rule(jp = "7.7.3")
    void aLookInTheMidstOfAnEffectIsNoneOfItsDeeds() {
        table(SEER, "{'act': {'in': 'rc', 'limit': 'turn', 'then': {'may': {'then': 'draw'}}}}")
                .turn(A, "9.9")
                .activate(Circle.FRONT_RIGHT)
                .answer(look(A, A))
                .draws(GRADE_1)
                .no()
                .asked(A, "9.9.2")
                .activate(Circle.FRONT_RIGHT)
                .yes()
                .holds(A, Zone.HAND, GRADE_1)
                .refused(Action.act(A, "activate", new Handle(Circle.FRONT_RIGHT.of(Seat.A), 0)));
    }

    @Test
    @Rule(jp = "7.7.3")
    void theMidstOfOneChoiceOfSeveralThingsIsNoTimeToLook() {
        Player player = table(
                        SEER,
                        "{'act': {'in': 'rc', 'then': [{'choose': {'from': {'cards': 'drop'}, 'up to': 2}},"
                                + " {'put': {'what': '$it', 'to': 'soul'}}]}}")
                .in(A, Zone.DROP, GRADE_1, GRADE_2, GRADE_3)
                .turn(A, "9.9")
                .activate(Circle.FRONT_RIGHT)
                .pick(Zone.DROP, GRADE_1)
                .refused(look(A, A));
        assertEquals("7.7.3", player.state().refusal(look(A, A)).get().section());
        player.pass().answer(look(A, A)).draws(GRADE_0);
    }

    @Test
    @Rule(jp = "7.7.3")
    void theAbilityMustBeValidAndTheDeckHaveACard() {
        table(SEER.replace("'rc'", "'vc'"), SPY).turn(A, "9.9").refused(look(A, A));
        table(SEER.replace("'effects'", "'when': {'turn': 'opponent'}, 'effects'"), SPY)
                .turn(A, "9.9")
                .refused(look(A, A));
        Table.empty(TextCards.rules(TextCards.card(TEXT, SEER), TextCards.card(OTHER, SPY)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .deck(A, GRADE_0)
                .turn(A, "9.9")
                .answer(look(A, A))
                .refused(look(A, A))
                .refused(look(A, B));
    }

    @Test
    @Rule(jp = "7.7.3")
    void anEffectAllowsItForATime() {
        table(
                        WATCH,
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'may': {'look': 2}}, 'lasting':"
                                + " 'turn'}}}}")
                .turn(A, "9.9")
                .refused(look(A, A))
                .activate(Circle.FRONT_RIGHT)
                .answer(look(A, A))
                .draws(GRADE_1)
                .answer(look(A, A))
                .draws(GRADE_0)
                .power(A, Circle.FRONT_LEFT, 10000)
                .refused(look(A, A));
    }

    /** The card is at the same place, seen by the one fighter or the other: who may still look at it is no detail. */
    @Test
    @Rule(jp = "7.7.3.1")
    void whoHasLookedBelongsToThePosition() {
        Player one = attacked().answer(look(A, A)).draws(GRADE_1).yes();
        Player other = attacked().yes();
        one = guarded(one);
        other = guarded(other).answer(look(B, A)).draws(GRADE_1);
        assertTrue(one.state().legalActions().contains(look(B, A)));
        assertFalse(other.state().legalActions().contains(look(B, A)));
        assertNotEquals(PositionKey.of(one.state()), PositionKey.of(other.state()));
    }

    private static Player guarded(Player player) {
        return player.pickUnit(A, Circle.FRONT_LEFT)
                .pickUnit(B, Circle.FRONT_CENTER)
                .until(B, "10.5.1.2.1");
    }

    private static Player attacked() {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, SEER), TextCards.card(OTHER, SPY)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.FRONT_LEFT, OTHER)
                .deck(A, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.10")
                .asked(A, "10.3.1.3");
    }

    @Test
    void theSimplePlayerLooksOnceAndGoesOn() {
        Player player = table(SEER, WATCH).turn(A, "9.9");
        Action chosen = new GreedyBot().choose(View.of(player.state(), A));
        assertEquals(look(A, A), chosen);
        player.answer(chosen).draws(GRADE_1);
        assertEquals(1, player.events(EventKind.LOOK).size());
        assertNotEquals(chosen, new GreedyBot().choose(View.of(player.state(), A)));
    }
}
