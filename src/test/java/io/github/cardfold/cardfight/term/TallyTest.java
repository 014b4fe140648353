package io.github.cardfold.cardfight.term;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What looks back at the turn, the battle or the fight; and what checks reveal. */
class TallyTest {
    private static Table table(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)));
    }

    private static String cont(String effects) {
        return "{'cont': {'in': ['vc', 'rc'], 'effects': " + effects + "}}";
    }

    private static String times(String what) {
        return cont("{'gets': {'power': {'times': [1000, " + what + "]}}}");
    }

    private static final String CHARGE = "{'act': {'in': 'rc', 'then': {'soul charge': 2}}}";

    @Test
    void eventsOfTheTurnAreCountedAndTheirNumbersAddedUp() {
        Player often = table(times("{'how often': 'soul charge'}"), CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.9");
        often.activate(Circle.BACK_LEFT).draws(GRADE_1, GRADE_1).power(A, Circle.FRONT_LEFT, 9000);
        often.activate(Circle.BACK_LEFT).draws(GRADE_1, GRADE_1).power(A, Circle.FRONT_LEFT, 10_000);
        often.power(B, Circle.FRONT_LEFT, 8000).until(B, "9.9.2").power(A, Circle.FRONT_LEFT, 8000);
        Player much = table(times("{'how much': {'what': 'soul charge', 'in': 'fight'}}"), CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .turn(A, "9.9");
        much.activate(Circle.BACK_LEFT).draws(GRADE_1, GRADE_1).power(A, Circle.FRONT_LEFT, 10_000);
        much.until(B, "9.9.2").power(A, Circle.FRONT_LEFT, 10_000);
    }

    @Test
    void whatThisCardDidIsItsOwn() {
        String attacked = cont("{'gets': {'power': {'times': [1000, {'how often': 'attack'}]}}}");
        Player player = table(attacked, CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, TEXT)
                .turn(A, "9.10");
        player.attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                .power(A, Circle.FRONT_LEFT, 9000)
                .power(A, Circle.FRONT_RIGHT, 8000);
    }

    @Test
    void otherCardsAreAskedWhatTheyDid() {
        String all = cont(
                "{'gets': {'power': 1000, 'of': {'rear guards': {'are': {'did': {'what': 'attack', 'in': 'battle'}}}}}}");
        Player player = table(all, CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_RIGHT, GRADE_2)
                .hand(B, GRADE_0)
                .turn(A, "9.10");
        player.attacks(Circle.FRONT_RIGHT, B, Circle.FRONT_CENTER)
                .power(A, Circle.FRONT_RIGHT, 11_000)
                .power(A, Circle.FRONT_LEFT, 8000);
        player.until(A, "10.3.1.3").power(A, Circle.FRONT_RIGHT, 10_000);
    }

    @Test
    void somethingHappenedOrNot() {
        String cond = "{'cont': {'in': 'rc', 'when': {'happened': {'what': {'placed': {'who': [], 'from': 'hand',"
                + " 'to': 'rc'}}, 'at least': 2}}, 'effects': {'gets': {'power': 1000}}}}";
        Player player = table(cond, CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_0, GRADE_1)
                .turn(A, "9.9");
        player.act("call", Zone.HAND, GRADE_0).pickCircle(Circle.BACK_LEFT).power(A, Circle.FRONT_LEFT, 8000);
        player.act("call", Zone.HAND, GRADE_1).pickCircle(Circle.BACK_RIGHT).power(A, Circle.FRONT_LEFT, 9000);
    }

    @Test
    @Rule(jp = "7.15.1.4.3")
    void aPersonaRideOfThisTurnIsRemembered() {
        String cond =
                "{'cont': {'in': 'rc', 'when': {'happened': 'persona ride'}, 'effects': {'gets': {'critical': 1}}}}";
        Player player = table(cond, CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .hand(A, TestCards.GRADE_3)
                .turn(A, "9.6");
        assertEquals(1, player.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
        player.until(A, "9.7.2")
                .act("ride", Zone.HAND, TestCards.GRADE_3)
                .draws(GRADE_1)
                .until(A, "9.9.2");
        assertEquals(2, player.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
    }

    @Test
    void theWordsAreThoseOfACard() {
        assertEquals(
                "CONT [(VC)/(RC)]: This unit gets power +1000 times (the number of times this unit attacked this turn).",
                TextCards.ability(times("{'how often': 'attack'}")).english());
        assertEquals(
                "CONT: If you performed a persona ride two or more times this fight, this unit gets boost.",
                TextCards.ability(
                                "{'cont': {'when': {'happened': {'what': 'persona ride', 'in': 'fight', 'at least': 2}}, 'effects': {'gets': {'keyword': 'boost'}}}}")
                        .english());
    }

    private static Player driven(String on, String trigger) {
        return table(
                        "{'auto': {'in': 'rc', 'on': " + on + ", 'then': {'apply': {'effects': {'gets': {'power':"
                                + " 1000}}, 'lasting': 'turn'}}}}",
                        CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.FRONT_CENTER, GRADE_2)
                .deck(A, trigger, GRADE_1, GRADE_0)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .until(Seat.NATURE, "chance drawn")
                .draws(trigger);
    }

    @Test
    @Rule(jp = {"7.16.1#1", "11.10.2.2.1", "11.10.2.4", "11.10.2.5.1", "11.10.2.7", "11.10.2.8.1", "11.10.2.9.1"})
    void aTriggerUnitAppearsInADriveCheck() {
        for (String icon : new String[] {"critical", "draw", "stand", "heal", "over"}) {
            String card = TestCards.trigger(icon);
            String on = "{'drive check': {'are': {'trigger': '" + icon + "'}}}";
            Player player = driven(on, card);
            assertEquals(1, player.state().position().standbyCount(), icon);
            for (Trigger other : Trigger.values()) {
                if (other != Trigger.NONE && !other.label().equals(icon)) {
                    Player not = driven("{'drive check': {'are': {'trigger': '" + other.label() + "'}}}", card);
                    assertEquals(0, not.state().position().standbyCount(), icon + " is none of " + other);
                }
            }
            assertEquals(
                    1,
                    driven(
                                    "[{'drive check': {'are': {'has': 'trigger'}}}, {'damage check': {'are': {'has':"
                                            + " 'trigger'}}}]",
                                    card)
                            .state()
                            .position()
                            .standbyCount(),
                    icon);
            assertEquals(
                    0,
                    driven("{'drive check': {'of': 'opponent'}}", card)
                            .state()
                            .position()
                            .standbyCount(),
                    icon);
            assertEquals(0, driven("'damage check'", card).state().position().standbyCount(), icon);
        }
        driven("{'drive check': {'are': {'trigger': 'front'}}}", TestCards.trigger("front"))
                .power(A, Circle.FRONT_LEFT, 19_000);
        driven("{'drive check': {'are': {'trigger': 'over'}}}", TestCards.trigger("front"))
                .power(A, Circle.FRONT_LEFT, 18_000);
        driven(
                        "[{'drive check': {'are': {'not': {'has': 'trigger'}}}}, {'damage check': {'are':"
                                + " {'not': {'has': 'trigger'}}}}]",
                        GRADE_0)
                .power(A, Circle.FRONT_LEFT, 9000);
    }

    @Test
    @Rule(jp = "11.10.2.1.1")
    void noIconIsNoKindOfIcon() {
        table(times("{'different': {'what': 'trigger', 'of': {'cards': 'drop'}}}"), CHARGE)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(
                        A,
                        Zone.DROP,
                        TestCards.trigger("draw"),
                        TestCards.trigger("heal"),
                        TestCards.trigger("draw"),
                        GRADE_1,
                        GRADE_2)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_LEFT, 10_000);
    }
}
