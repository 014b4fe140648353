package io.github.cardfold.cardfight.state;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.cardfight.TestCards.trigger;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the zones are for, and what a card is where it lies face down. */
class WhereCardsGoTest {
    @Test
    @Rule(jp = "4.7.1")
    void whatHasBeenUsedGoesToTheDropZone() {
        Table.empty().unit(B, FRONTMOST_CENTER, GRADE_0).turn(A, "9.10").holds(B, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = {"4.10.1", "4.13.1"})
    void theSoulIsNoPartOfTheFieldAndATriggerZoneHoldsACardForAWhile() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_2)
                .in(A, Zone.SOUL, GRADE_0)
                .resting(A, FRONT_LEFT, GRADE_1)
                .deck(A, trigger("critical"), GRADE_1)
                .turn(A, "9.10")
                .yes()
                .draws(trigger("critical"));

        player.number(0).offered("grade-1 on front left", "grade-2 on vanguard");
        player.holds(A, Zone.TRIGGER, trigger("critical"));
        player.pickUnit(A, FRONT_LEFT).pickUnit(A, FRONT_LEFT);
        player.holds(A, Zone.TRIGGER).holds(A, Zone.HAND, trigger("critical"));
    }

    @Test
    @Rule(jp = "4.11.1")
    void damageThatAVanguardTookIsACardInTheDamageZone() {
        Table.empty()
                .number(FighterNumbers.VANGUARD_DAMAGE, B, 1)
                .deck(B, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .draws(GRADE_2)
                .holds(B, Zone.DAMAGE, GRADE_2);
    }

    /** A's vanguard of 13000 gets 1000 for each card of a zone that passes a test; two lie there, one face down. */
    private static Player counted(String zone, String test) {
        return counted(zone, test, GRADE_1);
    }

    private static Player counted(String zone, String test, String card) {
        String text =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [1000, {'count': {'cards': {'in': '"
                        + zone + "', 'are': " + test + "}}}]}, 'of': 'vanguard'}}}}";
        Zone holding = Zone.valueOf(zone.toUpperCase(Locale.ROOT).replace(' ', '_'));
        return Table.empty(TextCards.rules(text))
                .unit(A, FRONT_LEFT, TEXT)
                .in(A, holding, card, 0)
                .in(A, holding, card, GameObject.FACE_DOWN)
                .hand(A, GRADE_1)
                .turn(A, "9.9");
    }

    @Test
    @Rule(jp = {"4.11.3#1", "4.12.4#1", "4.17.3.1"})
    void aCardFaceDownInTheDamageZoneBindZoneOrOrderZoneHasNoInformation() {
        for (String zone : new String[] {"damage", "bind", "order zone"}) {
            counted(zone, "{'name': {'has': 'rade'}}").power(A, FRONT_CENTER, 14000);
            counted(zone, "{'grade': 1}").power(A, FRONT_CENTER, 14000);
            counted(zone, "{'grade': {'at most': 1}}").power(A, FRONT_CENTER, 14000);
            counted(zone, "{'grade': {'at most': 3}}").power(A, FRONT_CENTER, 14000);
            counted(zone, "{'original': {'power': {'at least': 0}}}").power(A, FRONT_CENTER, 14000);
            counted(zone, "{'main type': 'order'}", ORDER).power(A, FRONT_CENTER, 14000);
            counted(zone, "{'keyword': 'boost'}").power(A, FRONT_CENTER, 14000);
            counted(zone, "{'keyword': 'sentinel'}", SENTINEL).power(A, FRONT_CENTER, 14000);
            for (Trigger icon : Trigger.values()) {
                if (icon != Trigger.NONE) {
                    String trigger = TestCards.trigger(icon.label());
                    counted(zone, "{'trigger': '" + icon.label() + "'}", trigger)
                            .power(A, FRONT_CENTER, 14000);
                }
            }
        }
    }

    /** One icon lies face up, the other face down. */
    @Test
    @Rule(jp = {"4.11.3#1", "4.12.4#1", "11.10.2.1.1"})
    void aTriggerIconThatLiesFaceDownIsNoKind() {
        String kinds =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [1000, {'different': {'what': 'trigger', 'of': {'cards':"
                        + " 'damage'}}}]}, 'of': 'vanguard'}}}}";
        Table.empty(TextCards.rules(kinds))
                .unit(A, FRONT_LEFT, TEXT)
                .in(A, Zone.DAMAGE, TestCards.trigger("heal"), 0)
                .in(A, Zone.DAMAGE, TestCards.trigger("draw"), GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .power(A, FRONT_CENTER, 14000);
    }

    /** The name is given to all cards of the zone, and the one that lies face up has it. */
    @Test
    @Rule(jp = {"4.11.3#2", "4.12.4#2"})
    void aCardFaceDownInTheDamageZoneOrBindZoneGetsNoInformation() {
        String named = "{'cont': {'in': 'rc', 'effects': [{'gets': {'name': 'Somebody', 'of': {'cards': '%s'}}},"
                + " {'gets': {'power': {'times': [1000, {'count': {'cards': {'in': '%s', 'are': {'name': 'Somebody'}}}}]}, 'of': 'vanguard'}}]}}";
        for (Zone zone : new Zone[] {Zone.DAMAGE, Zone.BIND}) {
            String word = zone == Zone.BIND ? "bind" : "damage";
            Table.empty(TextCards.rules(named.formatted(word, word)))
                    .unit(A, FRONT_LEFT, TEXT)
                    .in(A, zone, GRADE_1, 0)
                    .in(A, zone, GRADE_1, GameObject.FACE_DOWN)
                    .turn(A, "9.9")
                    .power(A, FRONT_CENTER, 14000);
        }
    }

    @Test
    @Rule(jp = {"4.1.5#1", "4.12.3#1", "4.12.3#2"})
    void aCardBoundFaceDownIsSeenByItsOwnerAndDamageFaceDownByAll() {
        for (String zone : new String[] {"bind", "damage"}) {
            Player player = Table.empty(TextCards.rules(
                            "{'act': {'in': 'rc', 'then': {'put': {'what': {'rear guards': {'are': {'grade': 2}}}, 'to': '"
                                    + zone + "', 'face down': true}}}}"))
                    .unit(A, FRONT_LEFT, TEXT)
                    .unit(A, Circle.BACK_LEFT, GRADE_2)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT);
            GameObject card = player.thing(A, zone.equals("bind") ? Zone.BIND : Zone.DAMAGE, GRADE_2);
            assertTrue(card.is(GameObject.FACE_DOWN) && card.seenBy(Seat.A));
            assertEquals(zone.equals("damage"), card.seenBy(Seat.B));
        }
    }

    @Test
    @Rule(jp = {"4.12.3#1", "4.12.3#2"})
    void aBoundCardThatIsTurnedFaceDownIsSeenByItsOwnerAlone() {
        Player player = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': {'turn': {'what': {'cards': 'bind'}, 'face down': true}}}}"))
                .unit(A, FRONT_LEFT, TEXT)
                .in(A, Zone.BIND, GRADE_2)
                .turn(A, "9.9");
        assertTrue(player.thing(A, Zone.BIND, GRADE_2).seenBy(Seat.B));
        GameObject card = player.activate(FRONT_LEFT).thing(A, Zone.BIND, GRADE_2);
        assertTrue(card.is(GameObject.FACE_DOWN) && card.seenBy(Seat.A));
        assertFalse(card.seenBy(Seat.B));
    }

    /** An order of B that lies in A's order zone would go to a circle of A. */
    @Test
    @Rule(jp = "4.4.3")
    void anOrderThatWouldGoToACircleGoesToTheDropZoneOfItsOwner() {
        Table.pausing(Procedure.named("first")
                        .change("first", run -> moved(run, Zone.HAND.of(Seat.B), Zone.ORDER_ZONE.of(Seat.A)))
                        .change("then", run -> moved(run, Zone.ORDER_ZONE.of(Seat.A), FRONT_LEFT.of(Seat.A))))
                .hand(B, ORDER)
                .turn(A, "9.9")
                .asked(A, "pause")
                .empty(A, FRONT_LEFT)
                .holds(B, Zone.DROP, ORDER)
                .holds(A, Zone.DROP);
    }

    private static Batch moved(Run run, int from, int to) {
        Position position = run.position();
        return Batch.of(Event.move(position, position.objectAt(from, 0).object(), to, 0));
    }
}
