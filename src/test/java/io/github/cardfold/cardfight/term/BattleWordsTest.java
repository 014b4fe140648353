package io.github.cardfold.cardfight.term;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.spi.Registry;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Words of texts about battles: who cannot be hit, attacks, is attacked, stands again, and when. */
class BattleWordsTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String GRADE_2 = TestCards.GRADE_2;
    private static final String GRADE_3 = TestCards.GRADE_3;

    private static Table table(String ability) {
        return Table.empty(TextCards.rules(ability));
    }

    @Test
    @Rule(jp = {"10.7.1.2", "1.3.3"})
    void whatCannotBeHitIsNotHit() {
        table("{'auto': {'on': {'placed': {'to': 'gc'}}, 'then': [{'choose': {'units': {'are':"
                        + " 'attacked'}}}, {'apply': {'effects': {'cannot': {'hit': {'whom': '$it'}}}, 'lasting':"
                        + " 'battle'}}]}}")
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(B, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(B, Circle.FRONT_RIGHT, TestCards.GRADE_0)
                .hand(B, TEXT)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_LEFT)
                .act("guard", Zone.HAND, TEXT)
                .until(A, "10.3.1.3")
                .happened(EventKinds.HIT, 0)
                .stands(B, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_LEFT)
                .until(B, "9.9.2")
                .happened(EventKinds.HIT, 1)
                .empty(B, Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"10.4.1.5.1", "10.4.1.9"})
    void theAttackerAndTheAttackedAreThoseOfTheBattle() {
        var attacking = table(
                        "{'cont': {'in': 'rc', 'effects': [{'gets': {'power': 1000, 'of': {'units': {'are':"
                                + " 'attacking'}}}}, {'gets': {'power': 500, 'of': {'units': {'of': 'opponent', 'are': 'attacked'}}}}]}}")
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(A, Circle.BACK_RIGHT, TEXT)
                .unit(B, Circle.FRONT_LEFT, GRADE_2)
                .hand(B, GRADE_2)
                .turn(A, "9.10")
                .power(A, Circle.FRONT_LEFT, 10000)
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_LEFT);
        attacking
                .power(A, Circle.FRONT_LEFT, 11000)
                .power(A, Circle.FRONT_CENTER, 13000)
                .power(B, Circle.FRONT_LEFT, 10500)
                .power(B, Circle.FRONT_CENTER, 13000)
                .until(A, "10.3.1.3")
                .power(A, Circle.FRONT_LEFT, 10000);
    }

    /** Before there is a target the unit has attacked; it attacks a vanguard only if there is one to attack. */
    @Test
    @Rule(jp = {"10.4.1.5.3", "10.4.1.7.1", "10.4.1.9.4"})
    void whoAttacksNothingHasAttackedAllTheSame() {
        attacked(UnaryOperator.identity()).power(A, Circle.FRONT_LEFT, 9500);
        attacked(Added.after("10.4", "10.4.1.2 check", run -> Added.toZone(run, B, Circle.FRONT_CENTER, Zone.SOUL)))
                .power(A, Circle.FRONT_LEFT, 9000);
    }

    private static Player attacked(UnaryOperator<Registry> additions) {
        String attacks = "{'auto': {'in': 'rc', 'on': 'attack', 'then': {'apply': {'effects': {'gets': {'power':"
                + " 1000}}, 'lasting': 'turn'}}}}";
        String onAVanguard = "{'auto': {'in': 'rc', 'on': {'attack': {'whom': {'lies in': 'vc'}}}, 'then': {'apply':"
                + " {'effects': {'gets': {'power': 500}}, 'lasting': 'turn'}}}}";
        return Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(TextCards.card(TEXT, attacks, onAVanguard)),
                        Additions.of(additions)))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.10")
                .yes()
                .pickUnit(A, Circle.FRONT_LEFT)
                .until(A, "10.3.1.3");
    }

    @Test
    @Rule(jp = {"7.2.1#1", "9.1.2"})
    void aUnitStandsInThePhaseOfAnEffectOrInAnother() {
        String ability = "{'auto': {'in': 'rc', 'on': 'stand', 'when': {'during': 'battle phase'}, 'then':"
                + " {'apply': {'effects': {'gets': {'critical': 1}}, 'lasting': 'turn'}}}}";
        String stander =
                "{'auto': {'in': 'vc', 'on': 'attack', 'then': [{'stand': {'rear guards': {'are': 'resting'}}}]}}";
        var player = Table.empty(TextCards.rules(
                        TextCards.card(TEXT, ability), TextCards.like(GRADE_3, TextCards.OTHER, stander)))
                .unit(A, Circle.FRONT_CENTER, TextCards.OTHER)
                .resting(A, Circle.FRONT_LEFT, TEXT)
                .resting(A, Circle.BACK_LEFT, GRADE_2)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .stands(A, Circle.FRONT_LEFT, TEXT)
                .stands(A, Circle.BACK_LEFT, GRADE_2);
        assertEquals(2, player.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
        var standing = Table.empty(TextCards.rules(TextCards.card(TEXT, ability)))
                .resting(A, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.2")
                .until(A, "9.9.2")
                .stands(A, Circle.FRONT_LEFT, TEXT);
        assertEquals(1, standing.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
    }

    @Test
    @Rule(jp = "7.2.1#2")
    void aUnitRestsByAttackingAndByAnEffect() {
        String attacker = "{'auto': {'in': 'rc', 'on': 'rest', 'then': {'apply': {'effects': {'gets': {'critical':"
                + " 1}}, 'lasting': 'turn'}}}}";
        String other = "{'act': {'in': 'vc', 'then': [{'rest': 'rear guards'}, {'stand': 'rear guards'}]}}";
        var player = Table.empty(TextCards.rules(
                        TextCards.card(TEXT, attacker), TextCards.like(GRADE_3, TextCards.OTHER, other)))
                .unit(A, Circle.FRONT_CENTER, TextCards.OTHER)
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .resting(A, Circle.FRONT_RIGHT, TEXT)
                .turn(A, "9.9")
                .activate(Circle.FRONT_CENTER);
        assertEquals(2, player.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
        assertEquals(1, player.fight().trait(A, Circle.FRONT_RIGHT, Trait.CRITICAL));
        player.until(A, "10.3.1.3").attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER);
        assertEquals(3, player.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
    }

    @Test
    @Rule(jp = "9.1.2")
    void aPhaseGoesOnWhileBattlesAreFoughtAndIsOneFightersOnly() {
        var player = table(
                        "{'cont': {'in': 'rc', 'when': {'during': 'battle phase'}, 'effects': {'gets': {'power': 1000}}}}")
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(B, Circle.BACK_LEFT, TEXT)
                .hand(B, GRADE_2)
                .turn(A, "9.9")
                .power(A, Circle.BACK_LEFT, 8000)
                .pass();
        player.power(A, Circle.BACK_LEFT, 9000)
                .power(B, Circle.BACK_LEFT, 8000)
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .asked(B, "10.5.1.2.1")
                .power(A, Circle.BACK_LEFT, 9000);
        table("{'cont': {'in': 'rc', 'when': {'during': 'guard step'}, 'effects': {'gets': {'power': 1000}}}}")
                .unit(A, Circle.BACK_LEFT, TEXT)
                .hand(B, GRADE_2)
                .turn(A, "9.10")
                .power(A, Circle.BACK_LEFT, 8000)
                .attacks(Circle.FRONT_CENTER, B, Circle.FRONT_CENTER)
                .asked(B, "10.5.1.2.1")
                .power(A, Circle.BACK_LEFT, 9000);
    }

    @Test
    @Rule(jp = "9.1.2")
    void aTurnGoesOnInEachOfItsPhasesAndIsOneFightersOnly() {
        for (String phase : new String[] {"9.9", "9.10"}) {
            table("{'cont': {'in': 'rc', 'when': {'during': 'turn'}, 'effects': {'gets': {'power': 1000}}}}")
                    .unit(A, Circle.BACK_LEFT, TEXT)
                    .unit(B, Circle.BACK_LEFT, TEXT)
                    .hand(A, GRADE_2)
                    .turn(A, phase)
                    .power(A, Circle.BACK_LEFT, 9000)
                    .power(B, Circle.BACK_LEFT, 8000);
        }
    }

    @Test
    @Rule(jp = {"11.9.6.1", "11.9.6.1.2"})
    void whereACardLiesIsWhereItWasWhenItLeftAndWhose() {
        table("{'auto': {'in': 'rc', 'on': {'put': {'who': {'lies in': {'in': 'rc', 'of': 'opponent'}}, 'to': 'drop'}},"
                        + " 'then': 'draw'}}")
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(A, Circle.BACK_RIGHT, TEXT)
                .unit(B, Circle.FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_2)
                .pickCircle(Circle.FRONT_LEFT)
                .holds(A, Zone.HAND)
                .pass()
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_LEFT)
                .draws(TestCards.GRADE_1)
                .holds(A, Zone.HAND, TestCards.GRADE_1);
    }

    private static final String RETIRES_ATTACKER =
            "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom':"
                    + " 'this'}}, 'then': [%s{'retire': {'rear guards': {'of': 'opponent'}}}]}}";

    /** The attacker is retired by an ability of the attacked vanguard; A's other unit waits for that. */
    private static Player retiredAttacker(String who, String before) {
        String waits =
                "{'auto': {'in': 'vc', 'on': {'put': {'who': '" + who + "', 'from': 'rc', 'to': 'drop'}}, 'then':"
                        + " {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}";
        return Table.empty(TextCards.rules(
                        TextCards.like(GRADE_3, TEXT, waits),
                        TextCards.like(GRADE_3, TextCards.OTHER, RETIRES_ATTACKER.formatted(before))))
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(B, Circle.FRONT_CENTER, TextCards.OTHER)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                .holds(A, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = {"11.13.1", "10.4.1.5.1"})
    void aUnitThatIsRetiredInItsAttackWasAttacking() {
        retiredAttacker("attacking", "").power(A, Circle.FRONT_CENTER, 14000);
        retiredAttacker("attacked", "").power(A, Circle.FRONT_CENTER, 13000);
    }

    /** It has been moved to another circle before, so that it attacked no more when it left the field. */
    @Test
    @Rule(jp = {"11.13.1", "10.4.1.5.1#2"})
    void aUnitThatHasLeftItsCircleBeforeWasNotAttacking() {
        retiredAttacker(
                        "attacking",
                        "{'move': {'what': {'rear guards': 'opponent'}, 'circles': {'same column': {'rear"
                                + " guards': 'opponent'}}}}, ")
                .power(A, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"11.13.1", "10.4.1.9"})
    void aUnitThatIsRetiredByAHitWasAttacked() {
        for (String who : new String[] {"attacked", "attacking"}) {
            String waits = "{'auto': {'in': 'vc', 'on': {'retire': {'who': '" + who
                    + "'}}, 'then': {'apply': {'effects':" + " {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}";
            Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, waits)))
                    .unit(A, Circle.FRONT_CENTER, TEXT)
                    .unit(A, Circle.FRONT_LEFT, GRADE_2)
                    .unit(A, Circle.FRONT_RIGHT, GRADE_2)
                    .unit(B, Circle.FRONT_LEFT, TestCards.GRADE_0)
                    .turn(A, "9.10")
                    .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_LEFT)
                    .until(A, "10.3.1.3")
                    .holds(B, Zone.DROP, TestCards.GRADE_0)
                    .power(A, Circle.FRONT_CENTER, who.equals("attacked") ? 14000 : 13000);
        }
    }

    /** An effect that has retired the attacking unit still speaks of what it was and of whom it battled. */
    @Test
    @Rule(jp = {"11.13.1", "10.4.1.9.2"})
    void anEffectSpeaksOfTheAttackOfAUnitThatItHasRetired() {
        String then = "[{'choose': {'from': {'units': {'of': 'opponent', 'are': 'attacking'}}}}, {'retire':"
                + " '$it'}, {'if': {'when': {'are': {'cards': '$it', 'all': 'attacking'}}, 'then': {'apply':"
                + " {'effects': {'gets': {'power': 1000, 'of': {'battle opponents': '$it'}}}, 'lasting':"
                + " 'turn'}}}}]";
        Table.empty(TextCards.rules(TextCards.like(
                        GRADE_3,
                        TEXT,
                        "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then': "
                                + then + "}}")))
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(B, Circle.FRONT_CENTER, TEXT)
                .turn(A, "9.10")
                .attacks(Circle.FRONT_LEFT, B, Circle.FRONT_CENTER)
                .holds(A, Zone.DROP, GRADE_2)
                .power(B, Circle.FRONT_CENTER, 14000);
    }
}
