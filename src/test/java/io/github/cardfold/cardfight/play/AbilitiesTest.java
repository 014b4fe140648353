package io.github.cardfold.cardfight.play;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** One ability of each kind, from its text to its effect. */
class AbilitiesTest {
    private static final String TEXT = TextCards.TEXT;

    @Test
    @Rule(jp = {"11.1.1.2", "11.1.1.2.1", "11.9.1", "11.9.2", "7.17.1"})
    void anAutoAbilityIsPlayedAfterItsEvent() {
        Table.empty(TextCards.rules("{'auto': {'on': {'placed': {'to': 'rc'}}, 'then': {'draw': 1}}}"))
                .hand(A, TEXT)
                .turn(A, "9.9")
                .act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.BACK_LEFT)
                .draws(TestCards.GRADE_1)
                .holds(A, Zone.HAND, TestCards.GRADE_1)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"11.1.1.1", "11.1.1.1.2", "11.1.1.1.2.1", "9.9.2.4", "11.8.2"})
    void anActAbilityIsPlayedInTheMainPhase() {
        Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'power': 5000}}, 'lasting':"
                                + " 'turn'}}}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, TestCards.GRADE_1)
                .turn(A, "9.9")
                .offered("pass", "swap front left", "activate text on front left")
                .activate(Circle.FRONT_LEFT)
                .asked(A, "9.9.2")
                .happened(EventKinds.ABILITY_PLAYED, 1)
                .power(A, Circle.FRONT_LEFT, 13000);
    }

    @Test
    @Rule(jp = {"11.1.1.3", "11.4.3", "11.4.4", "11.8.1"})
    void aContAbilityIsAlwaysInEffectWhereItIsValid() {
        Table.empty(TextCards.rules("{'cont': {'in': 'rc', 'when': 'turn', 'effects': {'gets': {'power': 3000}}}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_LEFT, 11000)
                .power(B, Circle.FRONT_LEFT, 8000);
    }
}
