package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TextCards.like;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** When orders are played, what that takes, and where they go. */
class OrderTest {
    private static final String GRADE_0 = TestCards.GRADE_0;
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String GRADE_2 = TestCards.GRADE_2;
    private static final String DRAW = "{'order': 'draw'}";
    private static final String CHARGE = "{'order': 'soul charge'}";

    private static Card order(String id, String... abilities) {
        return like(TestCards.ORDER, id, abilities);
    }

    private static Card blitz(String id, String... abilities) {
        return order(id, abilities).withSubtypes(Array.of("blitz"));
    }

    private static Table table(Card... cards) {
        return Table.empty(TextCards.rules(cards));
    }

    @Test
    @Rule(jp = {"9.9.2.3", "11.1.1.4", "11.8.2.1", "11.8.3.1#2", "11.8.3.2", "3.2.2.4"})
    void itsMasterDoesWhatItSaysAndItGoesToTheDropZone() {
        Player player = table(order("insight", DRAW))
                .hand(A, "insight")
                .turn(A, "9.9")
                .offered("pass", "play insight from hand")
                .act("play", Zone.HAND, "insight");
        player.holds(A, Zone.DROP)
                .draws(GRADE_1)
                .holds(A, Zone.DROP, "insight")
                .holds(A, Zone.ORDER_AREA)
                .holds(A, Zone.HAND, GRADE_1)
                .holds(B, Zone.HAND)
                .happened(EventKinds.ORDER_PLAYED, 1);
    }

    @Test
    @Rule(jp = {"4.16.1", "11.8.2.1.1#1", "11.8.3.2"})
    void whileItIsPlayedItLiesInTheOrderArea() {
        table(order("gift", "{'order': [{'choose': {'from': {'cards': 'hand'}}}, {'discard': '$it'}]}"))
                .hand(A, "gift", GRADE_0, GRADE_2)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "gift")
                .holds(A, Zone.ORDER_AREA, "gift")
                .offered("grade-0 from hand", "grade-2 from hand")
                .pick(Zone.HAND, GRADE_0)
                .holds(A, Zone.ORDER_AREA)
                .holds(A, Zone.DROP, GRADE_0, "gift");
    }

    @Test
    @Rule(jp = {"11.8.3.2", "3.2.2.4"})
    void itGoesToTheDropZoneOfItsOwnerWhoeverIsItsMasterByThen() {
        Table.with(Added.after(
                        OrderFrame.PROCEDURE,
                        "11.8.2.1.1 card",
                        run -> Batch.of(Added.begin(RuleEffects.DOMINATED, B, run.get(OrderFrame.CARD), 0))))
                .hand(A, TestCards.ORDER)
                .turn(A, "9.9")
                .act("play", Zone.HAND, TestCards.ORDER)
                .holds(A, Zone.DROP, TestCards.ORDER)
                .holds(B, Zone.DROP);
    }

    @Test
    @Rule(jp = "11.8.2.4.1")
    void everyPartOfItsCostSpeaksOfWhatIsKnown() {
        String cost = "[{'soul blast': 1}, {'counter blast': '$x'}, {'soul blast': 1}]";
        Card dear = order("dear", "{'order': {'cost': " + cost + ", 'then': 'draw'}}");
        EffectException error = assertThrows(EffectException.class, () -> table(dear));
        assertTrue(error.getMessage().contains("is called \"$x\""), error.getMessage());
    }

    @Test
    @Rule(jp = {"9.1.1", "9.9.2.3", "9.9.2.3.1", "11.8.2.1.1.1"})
    void oneIsPlayedInATurnAndAnotherInTheNext() {
        Player player = table(order("insight", DRAW))
                .hand(A, "insight", "insight")
                .turn(A, "9.9")
                .offered("pass", "play insight from hand", "play insight from hand")
                .act("play", Zone.HAND, "insight")
                .draws(GRADE_1)
                .offered("pass", "call grade-1 from hand");
        player.pass().until(B, "9.9.2").pass().until(A, "9.9.2").act("play", Zone.HAND, "insight");
        assertEquals(1, player.state().position().number(FighterNumbers.ORDERS_PLAYED, Seat.A));
    }

    @Test
    @Rule(jp = {"2.4.2", "9.9.2.3#2"})
    void itsGradeIsNotAboveTheVanguards() {
        table(order("low", DRAW).withGrade(2), order("high", DRAW).withGrade(3))
                .unit(A, Circle.FRONT_CENTER, GRADE_2)
                .hand(A, "low", "high")
                .turn(A, "9.9")
                .offered("pass", "play low from hand");
    }

    @Test
    @Rule(jp = {"2.4.2", "10.5.1.2.5#2", "10.5.1.2.5.1", "10.5.2"})
    void aBlitzOrderIsPlayedInTheGuardStepOnly() {
        String help = "{'order': [{'choose': 'vanguard'}, {'apply': {'effects': {'gets': {'power': 5000, 'of':"
                + " '$it'}}, 'lasting': 'battle'}}]}";
        Table table = table(
                blitz("help", help), order("insight", DRAW), blitz("high", help).withGrade(4));
        table.hand(A, "help", "insight").hand(B, "help", "help", "insight", "high");
        table.turn(A, "9.9")
                .offered("pass", "play insight from hand")
                .pass()
                .yes()
                .asked(B, "10.5.1.2.1")
                .offered("pass", "play help from hand", "play help from hand")
                .act("play", Zone.HAND, "help")
                .power(B, Circle.FRONT_CENTER, 18000)
                .asked(B, "10.5.1.2.1")
                .offered("pass")
                .holds(B, Zone.DROP, "help");
    }

    @Test
    @Rule(jp = "10.5.1.2.5")
    void theBlitzOrdersOfATurnAreCountedAnewInTheNext() {
        Player player =
                table(blitz("help", CHARGE)).hand(B, "help", "help", "help").turn(A, "9.10");
        player.attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .act("play", Zone.HAND, "help")
                .draws(GRADE_1)
                .asked(B, "10.5.1.2.1")
                .offered("pass")
                .until(B, "9.9.2")
                .until(A, "10.3.1.3");
        player.attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .act("play", Zone.HAND, "help")
                .draws(GRADE_1)
                .holds(B, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = {"11.8.2.4", "11.8.2.4.1", "11.8.2.4.2#1"})
    void theCostAtItsHeadIsPaidForPlayingIt() {
        Card dear = order("dear", "{'order': {'cost': {'soul blast': 1}, 'then': {'draw': 2}}}");
        table(dear).hand(A, "dear").turn(A, "9.9").offered("pass");
        table(dear)
                .hand(A, "dear")
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "dear")
                .holds(A, Zone.DROP, GRADE_0)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.DROP, GRADE_0, "dear");
    }

    @Test
    @Rule(jp = {"11.8.2.4", "11.8.2.4.2"})
    void itDoesNotPayForItself() {
        Card dear = order("dear", "{'order': {'cost': 'discard', 'then': {'draw': 2}}}");
        table(dear).hand(A, "dear").turn(A, "9.9").offered("pass");
        table(dear)
                .hand(A, "dear", "dear")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "dear")
                .pick(Zone.HAND, "dear")
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.DROP, "dear", "dear");
    }

    @Test
    @Rule(jp = "11.8.2.4.2#2")
    void withoutTheRequirementAtItsHeadItIsNotPlayed() {
        Card late = order("late", "{'order': {'when': {'exists': {'cards': 'damage'}}, 'then': 'draw'}}");
        table(late).hand(A, "late").turn(A, "9.9").offered("pass");
        table(late).hand(A, "late").in(A, Zone.DAMAGE, GRADE_0).turn(A, "9.9").offered("pass", "play late from hand");
    }

    @Test
    @Rule(jp = {"11.2.1.3", "11.8.3.1"})
    void aRequirementInItsTextIsTestedWhenItIsReached() {
        table(
                        order(
                                "late",
                                "{'order': ['soul charge', {'if': {'when': {'exists': {'cards': 'damage'}}, 'then': 'draw'}}]}"))
                .hand(A, "late")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "late")
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.HAND)
                .holds(A, Zone.DROP, "late");
    }

    @Test
    @Rule(jp = {"11.8.2.4.3", "11.8.3.3.1"})
    void aCostInItsTextMayBeDeclined() {
        Card offer = order("offer", "{'order': [{'pay': {'cost': {'soul blast': 1}, 'then': 'draw'}}, 'soul charge']}");
        table(offer)
                .hand(A, "offer")
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "offer")
                .no()
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_0, GRADE_1)
                .holds(A, Zone.HAND)
                .holds(A, Zone.DROP, "offer");
        table(offer)
                .hand(A, "offer")
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.9")
                .act("play", Zone.HAND, "offer")
                .yes()
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.DROP, "offer", GRADE_0);
    }

    @Test
    @Rule(jp = {"9.9.2.3.1", "10.5.1.2.5.1", "11.8.2.1.1.1"})
    void effectsRaiseTheLimit() {
        table(
                        order("surge", "{'order': {'apply': {'effects': {'may': 'play more'}, 'lasting': 'turn'}}}"),
                        order("insight", DRAW))
                .hand(A, "surge", "insight", "insight")
                .turn(A, "9.9")
                .offered("pass", "play surge from hand", "play insight from hand", "play insight from hand")
                .act("play", Zone.HAND, "surge")
                .offered("pass", "play insight from hand", "play insight from hand")
                .act("play", Zone.HAND, "insight")
                .draws(GRADE_1)
                .offered("pass", "call grade-1 from hand");
    }

    @Test
    @Rule(jp = {"9.9.2.3.1", "11.8.2.1.1.1"})
    void abilitiesRaiseAndLowerTheLimit() {
        Card scribe =
                TextCards.card("scribe", "{'cont': {'in': 'rc', 'when': 'turn', 'effects': {'may': 'play more'}}}");
        Card censor = TextCards.card(
                "censor", "{'cont': {'in': 'rc', 'effects': {'may': {'play more': {'of': 'opponent', 'by': -1}}}}}");
        Card insight = order("insight", DRAW);
        table(scribe, insight)
                .unit(A, Circle.FRONT_LEFT, "scribe")
                .hand(A, "insight", "insight")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "insight")
                .draws(GRADE_1)
                .act("play", Zone.HAND, "insight");
        table(censor, insight)
                .unit(B, Circle.FRONT_LEFT, "censor")
                .hand(A, "insight")
                .turn(A, "9.9")
                .offered("pass");
    }

    @Test
    @Rule(jp = {"1.3.2", "9.9.2.3"})
    void effectsForbidOrders() {
        Card censor = TextCards.card(
                "censor",
                "{'cont': {'in': 'rc', 'effects': {'cannot': {'play': {'of': 'opponent', 'are': {'subtype': 'set'}}}}}}");
        table(censor, order("insight", DRAW), order("banner").withSubtypes(Array.of("set")))
                .unit(B, Circle.FRONT_LEFT, "censor")
                .hand(A, "insight", "banner")
                .turn(A, "9.9")
                .offered("pass", "play insight from hand");
        table(
                        order("insight", DRAW),
                        order(
                                "silence",
                                "{'order': {'apply': {'effects': {'cannot': {'play': {'of': 'you'}}}, 'lasting': 'turn'}}}"),
                        TextCards.card("crier", "{'cont': {'in': 'rc', 'effects': {'may': 'play more'}}}"))
                .unit(A, Circle.FRONT_LEFT, "crier")
                .hand(A, "insight", "silence")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "silence")
                .offered("pass", "swap front left");
    }

    @Test
    @Rule(jp = "11.8.2.1.1")
    void anEffectPlaysOneFromElsewhereAndThatCounts() {
        table(
                        order("insight", DRAW),
                        TextCards.card(
                                "mage",
                                "{'act': {'in': 'rc', 'then': [{'choose': {'cards': 'drop'}}, {'play': '$it'}]}}"))
                .unit(A, Circle.FRONT_LEFT, "mage")
                .in(A, Zone.DROP, "insight")
                .hand(A, "insight")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.DROP, "insight")
                .happened(EventKinds.ORDER_PLAYED, 1)
                .offered("pass", "call grade-1 from hand", "swap front left", "activate mage on front left");
    }

    /** What the effect does next finds it there; no check timing has come between. */
    @Test
    @Rule(jp = {"11.8.2.1.1", "11.8.3.2"})
    void oneThatAnEffectPlaysIsInTheDropZoneBeforeTheEffectGoesOn() {
        table(
                        order("insight", DRAW),
                        TextCards.card(
                                "mage",
                                "{'act': {'in': 'rc', 'then': [{'choose': {'cards': 'hand'}}, {'play': '$it'},"
                                        + " {'put': {'what': {'cards': 'drop'}, 'to': 'soul'}}]}}"))
                .unit(A, Circle.FRONT_LEFT, "mage")
                .hand(A, "insight")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, "insight")
                .holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = "11.8.2.1.1#2")
    void beyondTheLimitThePlayIsCancelledAndTheCardStays() {
        table(
                        order("insight", DRAW),
                        TextCards.card(
                                "mage",
                                "{'act': {'in': 'rc', 'then': [{'choose': {'cards': 'drop'}}, {'play': '$it'}]}}"))
                .unit(A, Circle.FRONT_LEFT, "mage")
                .in(A, Zone.DROP, "insight")
                .number(FighterNumbers.ORDERS_PLAYED, A, 1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP, "insight")
                .happened(EventKinds.ORDER_PLAYED, 0);
    }

    @Test
    @Rule(jp = "11.8.2.2#2")
    void ifItsCostCannotBePaidThePlayIsCancelledAndNothingIsPaid() {
        table(
                        order("dear", "{'order': {'cost': [{'soul blast': 1}, 'counter blast'], 'then': 'draw'}}"),
                        TextCards.card(
                                "mage",
                                "{'act': {'in': 'rc', 'then': [{'choose': {'cards': 'drop'}}, {'play': '$it'}]}}"))
                .unit(A, Circle.FRONT_LEFT, "mage")
                .in(A, Zone.DROP, "dear")
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.DROP, "dear")
                .happened(EventKinds.ORDER_PLAYED, 0)
                .holds(A, Zone.SOUL, GRADE_0);
    }

    @Test
    @Rule(jp = {"11.8.3.2", "11.8.5.2"})
    void whatItsEffectMovedElsewhereStaysThere() {
        table(order("seed", "{'order': {'put': {'what': 'this', 'to': 'soul'}}}"))
                .hand(A, "seed")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "seed")
                .holds(A, Zone.SOUL, "seed")
                .holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = "11.9.1")
    void playingOneTriggersAbilities() {
        table(
                        order("insight", DRAW),
                        TextCards.card(
                                "scholar",
                                "{'auto': {'in': 'rc', 'on': {'play': {'are': {'grade': 0}}}, 'then': 'soul charge'}}"))
                .unit(A, Circle.FRONT_LEFT, "scholar")
                .hand(A, "insight")
                .turn(A, "9.9")
                .act("play", Zone.HAND, "insight")
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = "11.1.1.4")
    void onlyOrdersHaveOrderAbilitiesAndOnlyOne() {
        assertEquals(
                "text/1: only an order has an order ability, and no text makes a card one",
                assertThrows(EffectException.class, () -> TextCards.rules(DRAW)).getMessage());
        assertEquals(
                "twice/2: an order has one order ability, and this is its second",
                assertThrows(EffectException.class, () -> TextCards.rules(order("twice", DRAW, CHARGE)))
                        .getMessage());
    }

    @Test
    void itReadsLikeACard() {
        assertEquals(
                "Play this only if there is a card in your damage zone. COST [counter blast 1], and draw a card.",
                order(
                                "late",
                                "{'order': {'when': {'exists': {'cards': 'damage'}}, 'cost': 'counter blast', 'then': 'draw'}}")
                        .text());
    }

    /** Two units give the vanguard the same ability, which then does what it does twice. */
    @Test
    @Rule(jp = {"11.4.1", "11.4.2", "11.4.3", "11.11.1.5"})
    void anAbilityThatWasGivenTwiceIsAtWorkTwiceWhileItsConditionHolds() {
        String given = "{'cont': {'when': {'exists': {'cards': 'soul'}}, 'effects': {'may': 'play more'}}}";
        String gives = "{'cont': {'in': 'rc', 'effects': {'gets': {'ability': " + given + ", 'of': 'vanguard'}}}}";
        Table table = table(order("insight", CHARGE), TextCards.card("scribe", gives))
                .unit(A, Circle.FRONT_LEFT, "scribe")
                .unit(A, Circle.FRONT_RIGHT, "scribe")
                .hand(A, "insight", "insight", "insight", "insight");
        String play = "play insight from hand";
        table.turn(A, "9.9")
                .plays("insight")
                .draws(GRADE_1)
                .offered("pass", "swap front left", "swap front right", play, play, play)
                .plays("insight")
                .draws(GRADE_1)
                .offered("pass", "swap front left", "swap front right", play, play)
                .plays("insight")
                .draws(GRADE_1)
                .offered("pass", "swap front left", "swap front right");
    }

    /** The order area into which a fighter plays is that fighter's own. */
    @Test
    @Rule(jp = {"4.1.13", "11.8.2.1.1"})
    void anOrderOfTheOtherFighterIsNotPlayed() {
        table(
                        order("insight", DRAW),
                        set("banner"),
                        TextCards.card(
                                "mage",
                                "{'act': {'in': 'rc', 'then': {'play': {'cards': {'in': 'drop', 'of': 'opponent'}}}}}"))
                .unit(A, Circle.FRONT_LEFT, "mage")
                .in(B, Zone.DROP, "insight", "banner")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP, "insight", "banner")
                .happened(EventKinds.ORDER_PLAYED, 0)
                .happened(EventKinds.DREW, 0);
    }

    private static Card set(String id) {
        return order(id).withSubtypes(Array.of("set"));
    }
}
