package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What counts as what, whichever words ordered it. */
class HappeningTermsTest {
    /** A's vanguard soul charges when it happens; the rear-guard does what is said. */
    private static Table table(String on, String then) {
        return Table.empty(TextCards.rules(
                        TextCards.like(
                                GRADE_3, OTHER, "{'auto': {'in': 'vc', 'on': " + on + ", 'then': 'soul charge'}}"),
                        TextCards.card(TEXT, "{'act': {'in': 'rc', 'then': " + then + "}}")))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(A, FRONT_LEFT, TEXT);
    }

    private static void isTriggered(boolean triggered, Table table) {
        Player player = table.turn(A, "9.9").activate(FRONT_LEFT);
        if (triggered) {
            player.draws(GRADE_1).asked(A, "9.9.2");
        } else {
            player.asked(A, "9.9.2");
        }
    }

    @Test
    @Rule(jp = {"7.9.1", "7.9.2#1", "7.9.2#2"})
    void whateverGoesFromHandOrDeckToTheDropZoneIsDiscarded() {
        String on = "{'discard': {'grade': 2}}";
        isTriggered(
                true,
                table(on, "{'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}").hand(A, GRADE_2));
        table(on, "[{'search deck': {'are': {'grade': 2}}}, {'put': {'what': '$it', 'to': 'drop'}}]")
                .deck(A, GRADE_2, GRADE_1, GRADE_1)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .pick(Zone.DECK, GRADE_2)
                .draws(GRADE_1)
                .holds(A, Zone.DROP, GRADE_2);
        isTriggered(
                false,
                table(on, "{'put': {'what': {'cards': 'hand'}, 'to': 'soul'}}").hand(A, GRADE_2));
        isTriggered(
                false,
                table(on, "{'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}").in(A, Zone.SOUL, GRADE_2));
        isTriggered(
                false,
                table(on, "{'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}").hand(A, GRADE_1));
    }

    @Test
    @Rule(jp = {"7.18.1", "7.18.2"})
    void whateverUnitGoesToTheDropZoneIsRetired() {
        String on = "{'retire': {'grade': 2}}";
        isTriggered(
                true,
                table(on, "{'put': {'what': {'rear guards': {'are': 'back row'}}, 'to': 'drop'}}")
                        .unit(A, BACK_LEFT, GRADE_2));
        isTriggered(
                false,
                table(on, "{'put': {'what': {'rear guards': {'are': 'back row'}}, 'to': 'bind'}}")
                        .unit(A, BACK_LEFT, GRADE_2));
        isTriggered(
                false,
                table(on, "{'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}").hand(A, GRADE_2));
    }

    @Test
    @Rule(jp = {"7.16.1#1", "7.16.1#2"})
    void aTriggerUnitAppearsInDriveAndDamageChecks() {
        String text = "{'auto': {'in': 'vc', 'on': %s, 'then': 'soul charge'}}";
        Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, text.formatted("'drive check'"))))
                .unit(A, FRONT_CENTER, TEXT)
                .unit(B, FRONT_CENTER, TEXT)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1)
                .draws(GRADE_1)
                .holds(B, Zone.DAMAGE, GRADE_1)
                .holds(B, Zone.SOUL);
        Table.empty(TextCards.rules(TextCards.like(
                        GRADE_3,
                        TEXT,
                        text.formatted(
                                "[{'drive check': {'are': {'grade': 1}}}, {'damage check': {'are': {'grade': 1}}}]"))))
                .unit(B, FRONT_CENTER, TEXT)
                .unit(A, FRONT_LEFT, TestCards.TRIPLE_DRIVE)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .draws(GRADE_1, GRADE_1)
                .holds(B, Zone.SOUL, GRADE_1)
                .holds(B, Zone.DAMAGE, GRADE_1);
    }

    @Test
    @Rule(jp = {"4.9.3.1", "7.3.1#2"})
    void aCardFaceDownOnACircleIsSeenByBothFighters() {
        Player player = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': {'turn': {'face down': true, 'what': 'rear guards'}}}}"))
                .unit(A, FRONT_LEFT, TEXT)
                .turn(A, "9.9")
                .activate(FRONT_LEFT);
        GameObject down = player.state().position().objectAt(FRONT_LEFT.of(Seat.A), 0);
        assertTrue(down.is(GameObject.FACE_DOWN) && down.seenBy(Seat.A) && down.seenBy(Seat.B));
    }

    @Test
    @Rule(jp = {"4.3.2.3", "4.3.2"})
    void aCardPutWhereCardsStandAndRestStands() {
        Table table = Table.empty(
                        TextCards.rules(
                                "{'act': {'in': 'rc', 'then': {'put': {'what': {'rear guards': {'are': 'back row'}}, 'to': 'order zone'}}}}"))
                .unit(A, FRONT_LEFT, TEXT)
                .resting(A, BACK_LEFT, GRADE_1);
        Player player = table.turn(A, "9.9").activate(FRONT_LEFT).holds(A, Zone.ORDER_ZONE, GRADE_1);
        assertTrue(!player.thing(A, Zone.ORDER_ZONE, GRADE_1).is(GameObject.REST));
    }

    @Test
    @Rule(jp = {"5.2.1", "5.2.2", "5.2.2.2", "5.2.2.3"})
    void effectsPutCardsIntoStatesThatOthersAskFor() {
        Table.empty(
                        TextCards.rules(
                                TextCards.card(
                                        TEXT,
                                        "{'act': {'in': 'rc', 'limit': 'turn', 'then': {'apply': {'effects': {'in state': {'name':"
                                                + " 'storm', 'of': {'rear guards': {'are': 'back row'}}}}, 'lasting': 'turn'}}}}"),
                                TextCards.like(
                                        GRADE_3,
                                        OTHER,
                                        "{'cont': {'in': 'vc', 'effects': {'gets': {'power': 1000, 'of': {'units': {'are': {'in state': 'storm'}}}}}}}",
                                        "{'cont': {'in': 'vc', 'effects': {'gets': {'power': 100, 'of': {'units': {'are': {'in state': 'calm'}}}}}}}")))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(A, FRONT_LEFT, TEXT)
                .unit(A, BACK_LEFT, TEXT)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .power(A, BACK_LEFT, 9000)
                .power(A, FRONT_LEFT, 8000)
                .power(A, FRONT_CENTER, 13000);
    }
}
