package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.Seat.A;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Which of several continuous effects that arise at the same time is the older one. */
class AgeTest {
    private static final String AGE = "11.11.3.1.1.2";
    private static final String THIRD = "third";
    private static final String CALL =
            "{'act': {'in': 'vc', 'then': {'call': {'what': {'cards': 'drop'}, 'circles': 'back row'}}}}";

    private static String cont(String in, String effect) {
        return "{'cont': {'in': '" + in + "', 'effects': " + effect + "}}";
    }

    private static String fixed(String of, int power) {
        return cont("rc", "{'fixed power': {'of': " + of + ", 'to': " + power + "}}");
    }

    /** A's vanguard has called all cards of the drop zone that there are, one text on each, to the back row. */
    private static Player called(String text, String other, String third, String... cards) {
        Player player = Table.empty(TextCards.rules(
                        TextCards.card(TEXT, text),
                        TextCards.card(OTHER, other),
                        TextCards.card(THIRD, third),
                        TextCards.like(GRADE_3, "caller", CALL)))
                .unit(A, FRONT_CENTER, "caller")
                .in(A, Zone.DROP, cards)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .pickCircle(BACK_LEFT)
                .pickCircle(BACK_RIGHT);
        return cards.length == 3 ? player.pickCircle(BACK_CENTER) : player;
    }

    private static Player called(String text, String other) {
        return called(text, other, cont("rc", "{'power': 1000}"), TEXT, OTHER);
    }

    @Test
    @Rule(jp = AGE)
    void theMasterOrdersTheEffectsOfCardsThatComeTogether() {
        String low = fixed("'vanguard'", 1000);
        String high = fixed("'vanguard'", 2000);
        called(low, high)
                .asked(A, AGE)
                .empty(A, BACK_LEFT)
                .pick(Zone.DROP, TEXT)
                .asked(A, "9.9.2")
                .power(A, FRONT_CENTER, 2000);
        called(low, high).pick(Zone.DROP, OTHER).asked(A, "9.9.2").power(A, FRONT_CENTER, 1000);
    }

    @Test
    @Rule(jp = AGE)
    void ofThreeTheMasterNamesTheFirstAndTheSecond() {
        Player player = called(
                        fixed("'vanguard'", 1000),
                        fixed("'vanguard'", 2000),
                        fixed("'vanguard'", 3000),
                        TEXT,
                        OTHER,
                        THIRD)
                .asked(A, AGE)
                .pick(Zone.DROP, OTHER)
                .asked(A, AGE);
        player.pick(Zone.DROP, THIRD).asked(A, "9.9.2").power(A, FRONT_CENTER, 1000);
        player.pick(Zone.DROP, TEXT).asked(A, "9.9.2").power(A, FRONT_CENTER, 3000);
    }
}
