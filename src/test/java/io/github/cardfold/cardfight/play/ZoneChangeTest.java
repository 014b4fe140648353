package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** Where the information of a card that has moved is looked up: cards of the drop zone have 1000 power more here. */
class ZoneChangeTest {
    private static Player moved(Zone from, Zone to, int power) {
        return Table.empty(TextCards.rules(
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': {'cards': 'drop'}}}}}",
                        "{'auto': {'in': 'rc', 'on': {'put': {'who': {'power': {'at least': " + power
                                + "}}, 'from': '" + word(from) + "', 'to': '" + word(to)
                                + "'}}, 'then': 'soul charge'}}",
                        "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': '" + word(from) + "'}, 'to': '"
                                + word(to) + "'}}}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, from, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    private static String word(Zone zone) {
        return zone == Zone.DROP ? "drop" : zone.label();
    }

    @Test
    @Rule(jp = {"11.9.6.1", "11.9.6.1.1#1"})
    void ofACardThatGoesOutOfSightWhereAllSawIt() {
        moved(Zone.DROP, Zone.HAND, 9000).draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
        moved(Zone.DROP, Zone.HAND, 10_000).asked(A, "9.9.2").holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = {"11.9.6.1", "11.9.6.1.3"})
    void ofACardThatGoesFromOnePublicZoneToAnotherWhereItHasCome() {
        moved(Zone.SOUL, Zone.DROP, 9000).draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
        moved(Zone.SOUL, Zone.DROP, 10_000).asked(A, "9.9.2").holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = {"11.9.6.1", "11.9.6.1.1#2"})
    void ofACardThatComesIntoSightWhereAllSeeIt() {
        moved(Zone.HAND, Zone.DROP, 9000).draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
        moved(Zone.HAND, Zone.DROP, 10_000).asked(A, "9.9.2").holds(A, Zone.SOUL);
    }

    /** The drop zone is the public one, whichever way the card goes. */
    @Test
    @Rule(jp = {"11.9.6.1.1#1", "11.9.6.1.1#2"})
    void ofACardThatGoesOutOfSightAndComesBackBothTimesWhereAllSeeIt() {
        String both = "{'in': 'rc', 'on': {'put': {'who': {'power': {'at least': 9000}},"
                + " 'from': '%s', 'to': '%s'}}, 'then': {'apply': {'effects': {'gets': {'power': 2000}}, 'lasting': 'turn'}}}";
        Player player = Table.empty(TextCards.rules(
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': {'cards': 'drop'}}}}}",
                        "{'auto': " + both.formatted("drop", "hand") + "}",
                        "{'auto': " + both.formatted("hand", "drop") + "}",
                        "{'act': {'in': 'rc', 'cost': {'put': {'what': {'some': {'cards': 'drop'}}, 'to': 'hand'}},"
                                + " 'then': []}}",
                        "{'act': {'in': 'rc', 'cost': 'discard', 'then': []}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, Zone.DROP, GRADE_1)
                .turn(A, "9.9");
        player.activate(Circle.FRONT_LEFT).power(A, Circle.FRONT_LEFT, 10_000).holds(A, Zone.HAND, GRADE_1);
        player.activate(Circle.FRONT_LEFT)
                .pick(Zone.HAND, GRADE_1)
                .power(A, Circle.FRONT_LEFT, 12_000)
                .holds(A, Zone.DROP, GRADE_1);
    }

    /** Units have 1000 power more on the field here. */
    @Test
    @Rule(jp = {"11.9.6.1.2", "11.9.6.1.3"})
    void ofAUnitThatLeavesTheFieldAndComesBackBothTimesAsItIsThere() {
        String seen = "{'in': 'rc', 'on': {'put': {'who': {'power': {'at least': 9000}},"
                + " 'from': '%s', 'to': '%s'}}, 'then': {'apply': {'effects': {'gets': {'power': 2000, 'of': 'vanguard'}}, 'lasting': 'turn'}}}";
        Player player = Table.empty(TextCards.rules(
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 1000, 'of': {'rear guards': {'are': 'other'}}}}}}",
                        "{'auto': " + seen.formatted("rc", "soul") + "}",
                        "{'auto': " + seen.formatted("soul", "rc") + "}",
                        "{'act': {'in': 'rc', 'when': {'exists': {'rear guards': {'are': 'other'}}},"
                                + " 'then': {'put': {'what': {'rear guards': {'are': 'other'}}, 'to': 'soul'}}}}",
                        "{'act': {'in': 'rc', 'when': {'exists': {'cards': 'soul'}},"
                                + " 'then': {'call': {'what': {'cards': 'soul'}}}}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .turn(A, "9.9");
        player.activate(Circle.FRONT_LEFT).power(A, Circle.FRONT_CENTER, 15_000).holds(A, Zone.SOUL, GRADE_1);
        player.activate(Circle.FRONT_LEFT)
                .pickCircle(Circle.BACK_LEFT)
                .stands(A, Circle.BACK_LEFT, GRADE_1)
                .power(A, Circle.FRONT_CENTER, 17_000);
    }
}
