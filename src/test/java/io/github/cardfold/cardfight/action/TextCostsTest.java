package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** Costs and moves of abilities, each with the unit that has the ability on the front left circle. */
class TextCostsTest {
    private static Table table(String ability) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', " + ability + "}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = "7.9.1#1")
    void aDiscardedCardGoesFromTheHandToTheDropZone() {
        played(table("'then': {'discard': {'cards': 'hand'}}").hand(A, GRADE_0))
                .holds(A, Zone.HAND)
                .holds(A, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = "1.3.2#1")
    void whatHasGoneElsewhereIsNotMoved() {
        played(table("'then': [{'choose': {'cards': 'hand'}}, {'discard': {'what': '$it'}}, {'bind': {'what': '$it'}}]")
                        .hand(A, GRADE_0))
                .holds(A, Zone.DROP, GRADE_0)
                .holds(A, Zone.BIND);
    }

    @Test
    @Rule(jp = "11.8.5.2")
    void withoutAWordOfWhoseACardGoesToItsOwnersZone() {
        played(table("'then': {'put': {'what': {'rear guards': {'are': {'grade': 2}}}, 'to': 'drop'}}")
                        .unitOf(B, A, Circle.BACK_LEFT, GRADE_2))
                .empty(A, Circle.BACK_LEFT)
                .holds(A, Zone.DROP)
                .holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = "7.2.1#2")
    void whoRestsAUnitAsACostChoosesAmongThoseThatStand() {
        played(table("'cost': {'rest': {'some': {'units': {'are': {'grade': 1}}}}}, 'then': 'soul charge'")
                        .unit(A, Circle.BACK_LEFT, GRADE_1)
                        .resting(A, Circle.BACK_RIGHT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_1))
                .offered("text on front left", "grade-1 on back left")
                .pickUnit(A, Circle.BACK_LEFT)
                .draws(GRADE_1)
                .rests(A, Circle.BACK_LEFT, GRADE_1)
                .stands(A, Circle.FRONT_LEFT, TEXT)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = "7.18.1")
    void whoRetiresAsACostPutsAnOwnRearGuardIntoTheDropZone() {
        played(table("'cost': {'retire': {'some': {'rear guards': {'are': {'grade': 2}}}}}, 'then': 'soul charge'")
                        .unit(A, Circle.BACK_LEFT, GRADE_2)
                        .unit(A, Circle.BACK_RIGHT, GRADE_2)
                        .unit(B, Circle.BACK_LEFT, GRADE_2))
                .offered("grade-2 on back left", "grade-2 on back right")
                .pickUnit(A, Circle.BACK_RIGHT)
                .draws(GRADE_1)
                .empty(A, Circle.BACK_RIGHT)
                .holds(A, Zone.DROP, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_1);
    }
}
