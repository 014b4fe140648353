package io.github.cardfold.cardfight.term;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/**
 * What is triggered by looking at the top of a deck: here the card of the drop zone that is chosen goes to the soul.
 */
class LooksTest {
    private static final String WATCH = "{'choose': {'cards': {'in': 'drop'}}}, {'put': {'what': '$it', 'to': 'soul'}}";

    @Test
    @Rule(jp = {"7.7.4#1", "7.7.4#2"})
    void ofOneEffectOnlyTheFirstLookTriggers() {
        Player player = activated("{'look': 2}, {'look': {'top': 3, 'as': 'more'}}");
        player.draws(GRADE_2, GRADE_0)
                .pick(Zone.DROP, GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = "7.7.4#1")
    void anotherEffectTriggersAgain() {
        activated("{'look': 1}")
                .draws(GRADE_2)
                .pick(Zone.DROP, GRADE_1)
                .activate(Circle.FRONT_LEFT)
                .pick(Zone.DROP, GRADE_1)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "7.7.4#1")
    void aLookAtNothingIsNoFirstLook() {
        activated("{'look': {'top': 0, 'as': 'none'}}, {'look': 1}")
                .draws(GRADE_2)
                .pick(Zone.DROP, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = "7.7.4")
    void aSearchIsNoLook() {
        activated("'search deck'").pass().asked(A, "9.9.2").holds(A, Zone.SOUL);
    }

    private static Player activated(String then) {
        return Table.empty(TextCards.rules(
                        TextCards.card(TEXT, "{'act': {'in': 'rc', 'then': [" + then + "]}}"),
                        TextCards.card(OTHER, "{'auto': {'in': 'rc', 'on': 'look', 'then': [" + WATCH + "]}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(A, Circle.BACK_LEFT, OTHER)
                .in(A, Zone.DROP, GRADE_1, GRADE_1, GRADE_1)
                .deck(A, GRADE_0, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
    }
}
