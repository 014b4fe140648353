package io.github.cardfold.bot;

import static io.github.cardfold.kernel.Seat.A;
import static io.github.cardfold.kernel.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

/** What the greedy bot does with texts. */
class TextsTest {
    private static final GreedyBot BOT = new GreedyBot();
    private static final String TEXT = TextCards.TEXT;

    private static Player follow(Player player) {
        Action chosen = BOT.choose(
                View.of(player.state(), player.state().decision().get().seat()));
        return player.answer(chosen);
    }

    @Test
    void paysWithItsLeastCardAndRetiresTheStrongestUnit() {
        Player player = Table.empty(TextCards.rules("{'auto': {'on': 'placed', 'cost': 'discard', 'then':"
                        + " [{'choose': {'from': {'rear guards': 'opponent'}, 'up to': 1}}, {'retire': '$it'}]}}"))
                .hand(A, TEXT, TestCards.GRADE_3, TestCards.GRADE_0)
                .unit(B, Circle.BACK_LEFT, TestCards.GRADE_0)
                .unit(B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, TEXT)
                .pickCircle(Circle.BACK_LEFT);
        follow(follow(follow(player)));
        player.holds(A, Zone.HAND, TestCards.GRADE_3)
                .empty(B, Circle.FRONT_LEFT)
                .stands(B, Circle.BACK_LEFT, TestCards.GRADE_0);
    }

    @Test
    void playsWhatEndsAndLeavesWhatCouldBePlayedForEver() {
        String charge = "{'act': {'in': 'rc', %s'then': 'soul charge'}}";
        Player limited = Table.empty(TextCards.rules(charge.formatted("'limit': 'turn', ")))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9");
        follow(limited).draws(TestCards.GRADE_1).holds(A, Zone.SOUL, TestCards.GRADE_1);
        Player free = Table.empty(TextCards.rules(charge.formatted("")))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9");
        assertEquals("10.3.1.3", follow(free).state().decision().get().section());
    }
}
