package io.github.cardfold.view;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cards that were chosen where others do not see stay unknown until they are used, whatever is done before. */
class UnusedChoiceTest {
    private static Player activated(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, GRADE_0, GRADE_1)
                .in(B, Zone.SOUL, GRADE_1, GRADE_2)
                .hand(B, GRADE_2, GRADE_3, GRADE_3, GRADE_0)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'soul blast': 2}",
                "{'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}"
            })
    @Rule(jp = {"4.6.2", "11.8.4"})
    void whatWasChosenIsDealtThoughSomethingElseHasBeenDone(String between) {
        String then = "{'choose': {'from': {'cards': 'hand'}, 'as': 'kept'}}, " + between
                + ", {'may': {'by': 'opponent', 'then': {'discard': '$kept'}}}";
        State one = asked(activated(then).pick(Zone.HAND, GRADE_2));
        State other = asked(activated(then).pick(Zone.HAND, GRADE_3));
        assertNotEquals(one, other);
        for (long seed = 0; seed < 20; seed++) {
            assertEquals(Determinize.deal(one, A, seed), Determinize.deal(other, A, seed));
        }
    }

    private static State asked(Player player) {
        return player.asked(A, "may 1").state();
    }
}
