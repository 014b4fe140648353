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
import org.junit.jupiter.api.Test;

/** What another seat has chosen and not told yet has no part in what a seat deals from its view. */
class SecretChoiceTest {
    private static Player activated(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .hand(A, GRADE_0, GRADE_1)
                .hand(B, GRADE_2, GRADE_3, GRADE_0)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    private static void dealsAlike(State one, State other) {
        assertNotEquals(one, other);
        assertEquals(View.of(one, A), View.of(other, A));
        for (long seed = 0; seed < 20; seed++) {
            assertEquals(Determinize.deal(one, A, seed), Determinize.deal(other, A, seed));
        }
    }

    /** The first fighter has chosen, and the second is asked (1.3.4.1). */
    @Test
    @Rule(jp = "1.3.4.1#2")
    void whichCardsAnotherChoseFirstIsDealt() {
        String both = "{'both choose': {'cards': 'hand'}}, {'discard': '$it'}";
        dealsAlike(
                activated(both)
                        .pick(Zone.HAND, GRADE_2)
                        .asked(A, "both choose 1")
                        .state(),
                activated(both)
                        .pick(Zone.HAND, GRADE_3)
                        .asked(A, "both choose 1")
                        .state());
    }
}
