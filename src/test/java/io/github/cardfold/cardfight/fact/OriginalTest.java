package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.EffectException;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Original values, and values that go up or down by what was so when an effect arose. */
class OriginalTest {
    private static Player player(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, text), TextCards.card(OTHER, other)))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .unit(A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .hand(A, TestCards.GRADE_1)
                .turn(A, "9.9");
    }

    private static String cont(String effects) {
        return "{'cont': {'in': 'rc', 'effects': " + effects + "}}";
    }

    private static String act(String effects) {
        return "{'act': {'in': 'rc', 'then': {'apply': {'effects': " + effects + ", 'lasting': 'turn'}}}}";
    }

    private static final String NOTHING = cont("{'gets': {'grade': 0}}");

    @Test
    @Rule(jp = {"11.11.1.2", "5.1.3"})
    void anOriginalValueIsWhereRaisingStarts() {
        player(
                        cont("{'gets': {'power': 3000}}"),
                        cont("{'becomes': {'original': {'power': 12000}, 'of': 'rear guards'}}"))
                .power(A, Circle.BACK_LEFT, 15000)
                .power(A, Circle.FRONT_LEFT, 12000);
    }

    @Test
    @Rule(jp = {"11.11.1.3", "5.1.3"})
    void whatIsLostIsLostAlsoIfAnEffectGaveIt() {
        String loses = cont("{'loses all': {'what': {'original': 'power'}, 'of': 'rear guards'}}");
        String gives = cont("{'becomes': {'original': {'power': 12000}, 'of': 'rear guards'}}");
        player(loses, gives).power(A, Circle.FRONT_LEFT, 0);
        player(gives, loses).power(A, Circle.FRONT_LEFT, 0);
        player(cont("{'gets': {'power': 3000}}"), loses).power(A, Circle.BACK_LEFT, 3000);
    }

    @Test
    @Rule(jp = "5.1.3")
    void whoAsksForTheOriginalIsNotToldWhatRaisedIt() {
        String asks = cont("{'gets': {'critical': {'sum': {'what': {'original': 'power'}, 'of': 'this'}}}}");
        Player raised = player(asks, cont("{'gets': {'power': 1000, 'of': 'rear guards'}}"));
        assertEquals(1 + 8000, raised.fight().trait(A, Circle.BACK_LEFT, Trait.CRITICAL));
        Player changed = player(asks, cont("{'becomes': {'original': {'power': 2}, 'of': 'rear guards'}}"));
        assertEquals(1 + 2, changed.fight().trait(A, Circle.BACK_LEFT, Trait.CRITICAL));
        Player lost = player(asks, cont("{'loses all': {'what': {'original': 'power'}, 'of': 'rear guards'}}"));
        assertEquals(1, lost.fight().trait(A, Circle.BACK_LEFT, Trait.CRITICAL));
    }

    @Test
    @Rule(jp = {"11.11.1.1", "5.1.3"})
    void whatIsPrintedIsTheOriginalOfEachCharacteristic() {
        String asks = cont("{'gets': {'critical': {'plus': [" + original("grade") + ", " + original("power") + ", "
                + original("shield") + "]}}}");
        Player asked =
                player(asks, cont("[" + changed("grade") + ", " + changed("power") + ", " + changed("shield") + "]"));
        assertEquals(1 + 1 + 8000 + 5000, asked.fight().trait(A, Circle.BACK_LEFT, Trait.CRITICAL));
    }

    private static String original(String trait) {
        return "{'sum': {'what': {'original': '" + trait + "'}, 'of': 'this'}}";
    }

    private static String changed(String trait) {
        return "{'becomes': {'original': {'" + trait + "': 7}, 'of': {'rear guards': {'are': {'grade': 3}}}}}";
    }

    @Test
    @Rule(jp = {"11.11.1.5", "11.11.1"})
    void allThatAGrantedAbilityDoesIsAtWork() {
        String twofold =
                "{'cont': {'effects': [{'gets': {'power': 1000}}, {'gets': {'critical': 1}}, {'gets': {'shield': 500}}]}}";
        Player granted = player(cont("{'gets': {'ability': " + twofold + ", 'of': 'rear guards'}}"), NOTHING);
        granted.power(A, Circle.FRONT_LEFT, 9000);
        assertEquals(2, granted.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
        assertEquals(5500, granted.fight().trait(A, Circle.FRONT_LEFT, Trait.SHIELD));
    }

    @Test
    @Rule(jp = {"7.14.2", "11.11.1.3", "11.11.1", "11.11.3"})
    void whoLosesItsAbilitiesLosesEachThatItGot() {
        String front = "{'rear guards': {'are': 'front row'}}";
        Player player = player(
                act("[" + granted(front, "{'gets': {'power': 1000}}") + ", "
                        + granted(front, "{'gets': {'critical': 1}}") + "]"),
                act("{'loses all': {'what': 'ability', 'of': " + front + "}}"));
        player.activate(Circle.BACK_LEFT).power(A, Circle.FRONT_LEFT, 9000);
        player.activate(Circle.BACK_RIGHT).power(A, Circle.FRONT_LEFT, 8000);
        assertEquals(1, player.fight().trait(A, Circle.FRONT_LEFT, Trait.CRITICAL));
    }

    private static String granted(String to, String effect) {
        return "{'gets': {'ability': {'cont': {'effects': " + effect + "}}, 'of': " + to + "}}";
    }

    @Test
    @Rule(jp = "11.11.4.1")
    void untilItIsFixesTheDifferenceForEachCard() {
        player(
                        act("{'up or down to': {'power': 13000, 'of': 'rear guards'}}"),
                        act("{'gets': {'power': -1000, 'of': 'rear guards'}}"))
                .activate(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_LEFT, 7000)
                .activate(Circle.BACK_LEFT)
                .power(A, Circle.FRONT_LEFT, 13000)
                .power(A, Circle.BACK_LEFT, 13000)
                .activate(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_LEFT, 12000);
    }

    @Test
    @Rule(jp = "11.11.4.1")
    void untilItIsMayAlsoLower() {
        player(act("{'up or down to': {'power': 3000, 'of': 'vanguard'}}"), NOTHING)
                .activate(Circle.BACK_LEFT)
                .power(A, Circle.FRONT_CENTER, 3000);
    }

    @Test
    @Rule(jp = "11.11.4.1.1")
    void whatIsDoubledGetsWhatItHasNow() {
        player(
                        act("{'doubled': {'what': 'power', 'of': 'rear guards'}}"),
                        act("{'gets': {'power': 1000, 'of': 'rear guards'}}"))
                .activate(Circle.BACK_RIGHT)
                .activate(Circle.BACK_LEFT)
                .power(A, Circle.FRONT_LEFT, 18000)
                .activate(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_LEFT, 19000);
    }

    @Test
    @Rule(jp = "11.11.4.1")
    void aContNeverFixesADifference() {
        EffectException thrown =
                assertThrows(EffectException.class, () -> TextCards.rules(cont("{'doubled': {'what': 'power'}}")));
        assertTrue(thrown.getMessage().contains("11.11.4.1"), thrown.getMessage());
    }

    @Test
    @Rule(jp = {"1.3.6#1", "1.3.6#2", "1.3.6.1"})
    void anIncreaseByLessThanNothingIsADecreaseAndWhatStaysIsNeither() {
        Player player = player(
                act("{'gets': {'power': {'times': [-1000, {'count': {'cards': 'hand'}}]}, 'of': 'vanguard'}}"),
                act("{'up or down to': {'power': 20000, 'of': 'vanguard'}}"));
        player.activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_RIGHT)
                .activate(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_CENTER, 20000);
        int circle = Circle.FRONT_CENTER.of(A);
        Array<AppliedChange> told = Strength.influences(
                player.state().position(), player.state().position().objectAt(circle, 0), Trait.POWER);
        assertEquals(Array.of(true, false, false), told.map(AppliedChange::isDecrease));
        assertEquals(Array.of(false, true, false), told.map(AppliedChange::isIncrease));
    }

    @Test
    @Rule(jp = {"11.11.8", "11.11.8.1"})
    void whatAnAutomaticAbilityMadeEndsAsAWholeWhenItIsNullified() {
        String makes = "{'auto': {'in': 'rc', 'on': {'placed': 'other'}, 'then': [{'apply': {'effects': [{'gets':"
                + " {'power': 2000, 'of': 'vanguard'}}, {'gets': {'critical': 1, 'of': 'vanguard'}}],"
                + " 'lasting': 'turn'}}, {'apply': {'effects': {'gets': {'drive': 1, 'of': 'vanguard'}},"
                + " 'lasting': 'turn'}}]}}";
        String nullifies = "{'act': {'in': 'rc', 'then': {'nullify': {'of': 'rear guards', 'saying': 'critical'}}}}";
        Player player = player(makes, nullifies)
                .act("call", Zone.HAND, TestCards.GRADE_1)
                .pickCircle(Circle.FRONT_RIGHT)
                .power(A, Circle.FRONT_CENTER, 15000);
        player.activate(Circle.BACK_RIGHT).power(A, Circle.FRONT_CENTER, 13000);
        assertEquals(1, player.fight().trait(A, Circle.FRONT_CENTER, Trait.CRITICAL));
        assertEquals(3, player.fight().trait(A, Circle.FRONT_CENTER, Trait.DRIVE));
        Player all = player(makes, nullifies.replace(", 'saying': 'critical'", ""))
                .act("call", Zone.HAND, TestCards.GRADE_1)
                .pickCircle(Circle.FRONT_RIGHT)
                .activate(Circle.BACK_RIGHT);
        assertEquals(2, all.fight().trait(A, Circle.FRONT_CENTER, Trait.DRIVE));
    }

    @Test
    @Rule(jp = "11.11.8")
    void whatAnotherSortOfAbilityMadeIsNotNullified() {
        player(
                        act("{'gets': {'power': 2000, 'of': 'vanguard'}}"),
                        "{'act': {'in': 'rc', 'then': {'nullify': 'rear guards'}}}")
                .activate(Circle.BACK_LEFT)
                .activate(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_CENTER, 15000);
    }
}
