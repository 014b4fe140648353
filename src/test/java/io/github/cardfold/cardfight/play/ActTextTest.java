package io.github.cardfold.cardfight.play;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** When ACT abilities can be played and what that takes. */
class ActTextTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String GRADE_1 = TestCards.GRADE_1;

    private static Table table(String... abilities) {
        return Table.empty(TextCards.rules(abilities)).unit(A, Circle.FRONT_LEFT, TEXT);
    }

    @Test
    @Rule(jp = {"2.11.1", "11.1.1.1.1", "11.8.2.2", "11.8.2.3", "7.25.1"})
    void itsCostIsPaidForPlayingIt() {
        table("{'act': {'in': 'rc', 'cost': {'soul blast': 2}, 'then': 'draw'}}")
                .in(A, Zone.SOUL, TestCards.GRADE_0, TestCards.GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_0)
                .offered("pass", "call grade-1 from hand", "swap front left");
    }

    @Test
    @Rule(jp = {"11.8.2.2#2", "11.1.1.1.1"})
    void withoutAllOfItsCostItIsNotOffered() {
        table("{'act': {'in': 'rc', 'cost': [{'soul blast': 1}, 'counter blast'], 'then': 'draw'}}")
                .in(A, Zone.SOUL, TestCards.GRADE_0)
                .turn(A, "9.9")
                .offered("pass", "swap front left");
    }

    @Test
    @Rule(jp = {"11.1.1.1.1#2", "11.4.4"})
    void itsConditionIsThatOfPlayingIt() {
        String ability = "{'act': {'in': 'rc', 'when': {'exists': {'cards': 'damage'}}, 'then': 'draw'}}";
        table(ability).turn(A, "9.9").offered("pass", "swap front left");
        table(ability)
                .in(A, Zone.DAMAGE, GRADE_1)
                .turn(A, "9.9")
                .offered("pass", "swap front left", "activate text on front left");
    }

    /** The card left could pay once more. */
    @Test
    @Rule(jp = {"11.1.1.1.1#2", "11.8.2.3"})
    void itsConditionIsNotThatOfGoingOnOnceItsCostIsPaid() {
        String two = "{'exists': {'of': {'cards': 'soul'}, 'at least': 2}}";
        table("{'act': {'in': 'rc', 'when': " + two + ", 'cost': {'soul blast': 1}, 'then': 'draw'}}")
                .in(A, Zone.SOUL, TestCards.GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .offered("pass", "swap front left", "activate text on front left")
                .activate(Circle.FRONT_LEFT)
                .pick(Zone.SOUL, TestCards.GRADE_0)
                .draws(GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.DROP, TestCards.GRADE_0)
                .holds(A, Zone.HAND, GRADE_1)
                .offered("pass", "call grade-1 from hand", "swap front left");
    }

    @Test
    @Rule(jp = {"12.2.1.1", "12.3.1", "12.3.2", "12.3.2.1.1", "12.3.2.2#2", "12.3.2.2#3"})
    void onceATurnItIsOfferedAgainNextTurn() {
        Player player = table("{'act': {'in': 'rc', 'limit': 'turn', 'then': 'soul charge'}}")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1);
        player.offered("pass", "swap front left").until(A, "9.9.2");
        player.pass().until(B, "9.9.2").until(A, "9.9.2");
        Action again = Action.act(A, "activate", new Handle(Circle.FRONT_LEFT.of(Seat.A), 0));
        assertTrue(player.state().legalActions().contains(again));
        player.answer(again);
    }

    @Test
    @Rule(jp = {"12.3.1", "12.3.2", "12.3.2.1.2", "12.3.2.1.3"})
    void onceAFightItIsNeverOfferedAgain() {
        Player player = table("{'act': {'in': 'rc', 'limit': 'fight', 'then': 'soul charge'}}")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .offered("pass", "swap front left");
        player.pass().until(B, "9.9.2").until(A, "9.9.2");
        for (Action each : player.state().legalActions()) {
            assertNotEquals("activate", each.verb());
        }
    }

    @Test
    @Rule(jp = {"11.8.2.1", "11.8.3", "11.1.1.1.1"})
    void ofSeveralAbilitiesOneIsNamed() {
        table("{'act': {'in': 'rc', 'then': 'draw'}}", "{'act': {'in': 'rc', 'then': 'soul charge'}}")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "11.8.2.1")
                .offered("0", "1")
                .number(1)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = "11.8.2.2.1")
    void aCardInHandIsShownWhenItsAbilityIsPlayed() {
        Table.empty(TextCards.rules("{'act': {'in': 'hand', 'then': {'put': {'what': 'this', 'to': 'soul'}}}}"))
                .hand(A, TEXT)
                .turn(A, "9.9")
                .act("activate", Zone.HAND, TEXT)
                .happened(EventKinds.SHOWN, 1)
                .holds(A, Zone.SOUL, TEXT);
    }

    @Test
    @Rule(jp = {"11.8.2.2.1", "11.8.1", "9.9.2.4"})
    void allKnowOfTheCardInHandFromThenOn() {
        Player player = Table.empty(TextCards.rules("{'act': {'in': 'hand', 'limit': 'turn', 'then': 'soul charge'}}"))
                .hand(A, TEXT, GRADE_1)
                .turn(A, "9.9")
                .act("activate", Zone.HAND, TEXT)
                .draws(GRADE_1)
                .holds(A, Zone.HAND, TEXT, GRADE_1);
        assertEquals(1, View.of(player.state(), B).cards(A, Zone.HAND).count(TEXT));
    }

    @Test
    @Rule(jp = {"9.9.2.4#1", "9.9.2.4#2", "11.4.4", "11.8.1"})
    void abilitiesAreOfferedToTheMasterWhereTheyAreValid() {
        for (Zone zone : new Zone[] {Zone.DROP, Zone.SOUL, Zone.DAMAGE, Zone.BIND, Zone.ORDER_ZONE, Zone.HAND}) {
            String in = zone == Zone.ORDER_ZONE ? "order zone" : zone.name().toLowerCase(java.util.Locale.ROOT);
            Table.empty(TextCards.rules("{'act': {'in': '" + in + "', 'limit': 'turn', 'then': 'soul charge'}}"))
                    .in(A, zone, TEXT)
                    .in(A, Zone.REMOVED, TEXT)
                    .in(B, zone, TEXT)
                    .turn(A, "9.9")
                    .act("activate", zone, TEXT)
                    .draws(GRADE_1)
                    .happened(EventKinds.SHOWN, zone == Zone.HAND ? 1 : 0);
        }
    }

    @Test
    @Rule(jp = {"11.1.1.1.1", "11.8.1", "4.2"})
    void whoHasARideDeckIsAskedAlsoWithAnEmptyHand() {
        String text = "{'act': {'in': 'ride deck', 'when': {'exists': {'cards': 'damage'}}, 'then': 'draw'}}";
        for (Seat fighter : new Seat[] {A, B}) {
            Table.empty(TextCards.rules(text))
                    .in(fighter, Zone.RIDE_DECK, GRADE_1)
                    .turn(fighter, "9.9")
                    .asked(fighter, "9.9.2")
                    .offered("pass");
        }
    }

    @Test
    @Rule(jp = {"11.1.1.1.1", "4.2"})
    void whoHasARideDeckIsAskedWhicheverOfTheAbilitiesIsValidThere() {
        String there = "{'act': {'in': 'ride deck', 'when': {'exists': {'cards': 'damage'}}, 'then': 'draw'}}";
        String elsewhere = "{'act': {'in': 'rc', 'then': 'draw'}}";
        Table.empty(TextCards.rules(
                        TextCards.card(TextCards.TEXT, elsewhere),
                        TextCards.card(TextCards.OTHER, there),
                        TextCards.card("third", elsewhere)))
                .in(A, Zone.RIDE_DECK, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .offered("pass");
    }

    @Test
    @Rule(jp = "11.1.1.1")
    void everyPartOfACostSpeaksOfWhatIsKnown() {
        String cost = "[{'soul blast': 1}, {'counter blast': '$x'}, {'soul blast': 1}]";
        EffectException error = assertThrows(
                EffectException.class,
                () -> TextCards.rules("{'act': {'in': 'rc', 'cost': " + cost + ", 'then': 'draw'}}"));
        assertTrue(error.getMessage().contains("is called \"$x\""), error.getMessage());
    }
}
