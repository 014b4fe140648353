package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TextCards.like;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What texts have to do with triggers and hits. */
class TriggerTextTest {
    private static final String GRADE_0 = TestCards.GRADE_0;
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String GRADE_2 = TestCards.GRADE_2;
    private static final String FRONT = TestCards.trigger("front");
    private static final String OVER = TestCards.trigger("over");

    private static Table table(Card... cards) {
        return Table.empty(TextCards.rules(cards));
    }

    @Test
    @Rule(jp = {"11.10.4.2", "11.10.4.2.1", "11.4.1", "11.4.2"})
    void triggersHaveNoEffectWhileAnAbilityForbidsThem() {
        Card silence = TextCards.card(
                "silence",
                "{'cont': {'in': 'rc', 'when': {'exists': {'cards': 'hand'}}, 'effects': {'cannot': {'trigger': 'you'}}}}");
        table(silence)
                .unit(A, Circle.BACK_LEFT, "silence")
                .deck(A, FRONT, FRONT, GRADE_0)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .draws(FRONT)
                .power(A, Circle.FRONT_CENTER, 23000)
                .draws(FRONT)
                .power(A, Circle.FRONT_CENTER, 23000)
                .holds(A, Zone.HAND, FRONT, FRONT);
    }

    @Test
    @Rule(jp = "11.10.4.2")
    void theOtherFightersTriggersAreMeantUnlessItSaysYou() {
        Card silence =
                TextCards.card("silence", "{'cont': {'in': 'rc', 'effects': {'cannot': {'trigger': 'opponent'}}}}");
        table(silence)
                .unit(B, Circle.BACK_LEFT, "silence")
                .unit(A, Circle.FRONT_CENTER, GRADE_2)
                .deck(A, FRONT, GRADE_0)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .draws(FRONT)
                .power(A, Circle.FRONT_CENTER, 10000);
    }

    @Test
    @Rule(jp = {"11.10.6", "11.10.3"})
    void severalTriggerAbilitiesArePlayedInAnyOrder() {
        Player player = playing()
                .in(A, Zone.DROP, TestCards.trigger("draw"), FRONT, GRADE_1, FRONT)
                .deck(A, GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .offered("draw-trigger from drop zone", "front-trigger from drop zone", "front-trigger from drop zone")
                .pick(Zone.DROP, FRONT)
                .power(A, Circle.FRONT_CENTER, 23000)
                .offered("draw-trigger from drop zone", "front-trigger from drop zone");
        player.pick(Zone.DROP, TestCards.trigger("draw"))
                .number(0)
                .draws(GRADE_0)
                .pickUnit(A, Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_CENTER, 33000)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"11.10.6", "11.10.4.2"})
    void onlyTriggersOfChecksAreNullified() {
        playing("{'cont': {'in': 'rc', 'effects': {'cannot': {'trigger': 'you'}}}}")
                .in(A, Zone.DROP, FRONT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .power(A, Circle.FRONT_CENTER, 23000);
    }

    @Test
    @Rule(jp = {"11.10.2.9", "11.10.6"})
    void anOverTriggerIsRemovedFromTheTriggerZoneOnly() {
        playing()
                .in(A, Zone.DROP, OVER)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .number(0)
                .number(3)
                .holds(A, Zone.DROP, OVER)
                .holds(A, Zone.REMOVED);
    }

    private static Table playing(String... more) {
        String text = "{'act': {'in': 'rc', 'then': {'trigger': {'cards': {'in': 'drop'}}}}}";
        return Table.empty(TextCards.rules(Array.of(more).prepend(text).toJavaArray(String[]::new)))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT);
    }

    private static final Card MIRACLE = like(OVER, "miracle", "{'additional effect': {'soul charge': 2}}");

    @Test
    @Rule(jp = "11.10.2.9")
    void anOverTriggerDoesWhatItsTextAddsWhenItIsDriveChecked() {
        table(MIRACLE)
                .unit(A, Circle.FRONT_CENTER, GRADE_2)
                .deck(A, "miracle", GRADE_1, GRADE_1, GRADE_1, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .draws("miracle")
                .number(0)
                .holds(A, Zone.REMOVED, "miracle")
                .number(3)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "11.10.2.9")
    void whenItIsDamageCheckedItDoesNot() {
        Player player = table(MIRACLE)
                .unit(B, Circle.FRONT_CENTER, GRADE_2)
                .unit(A, Circle.FRONT_CENTER, GRADE_2)
                .deck(B, "miracle", GRADE_1, GRADE_1, GRADE_1)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .draws(GRADE_1)
                .draws("miracle")
                .number(3)
                .asked(B, "11.10.3.1");
        player.holds(B, Zone.SOUL);
    }

    @Test
    @Rule(jp = "11.10.2.9")
    void onlyAnOverTriggerHasAnAdditionalEffect() {
        assertEquals(
                "text/1: only an over trigger has an additional effect",
                assertThrows(EffectException.class, () -> TextCards.rules("{'additional effect': 'draw'}"))
                        .getMessage());
    }

    private static final String ON_HIT = "{'auto': {'in': 'rc', 'on': 'hit', 'then': 'soul charge'}}";

    private static Player attack(String... abilities) {
        return table(TextCards.card(TextCards.TEXT, abilities))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER);
    }

    @Test
    @Rule(jp = "10.7.1.8")
    void abilitiesThatActOnAHitActWithoutOneIfAnEffectSaysSo() {
        attack(ON_HIT).happened(EventKinds.DID_NOT_HIT, 1).holds(A, Zone.SOUL);
        attack(ON_HIT, "{'cont': {'in': 'rc', 'effects': 'acts as if it hit'}}")
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .happened(EventKinds.HIT, 0);
    }

    @Test
    @Rule(jp = "10.7.1.8")
    void aHitTriggersThemOnce() {
        table(TextCards.card(
                        TextCards.TEXT,
                        ON_HIT,
                        "{'cont': {'in': 'rc', 'effects': ['acts as if it hit', {'gets': {'power': 9000}}]}}"))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                .draws(GRADE_1)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.AS_IF_HIT, 0);
    }
}
