package io.github.cardfold.bot;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
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

    private static Card blitz(String id, String then) {
        return TextCards.like(TestCards.ORDER, id, "{'order': {'then': [" + then + "]}}")
                .withSubtypes(Array.of("blitz"));
    }

    private static final Card SMOKE =
            blitz("smoke", "{'apply': {'effects': {'gets': {'power': 10000, 'of': 'vanguard'}}, 'lasting': 'battle'}}");
    private static final Card FOG = blitz(
            "fog",
            "{'apply': {'effects': {'gets': {'power': -5000, 'of': {'vanguard': 'opponent'}}},"
                    + " 'lasting': 'battle'}}");
    private static final Card WALL = blitz(
            "wall",
            "{'choose': 'guardians'}, {'apply': {'effects': {'gets': {'shield': 10000, 'of': '$it'}}, 'lasting': 'battle'}}");

    /** A defends against B's vanguard of 13000, which makes two drive checks. */
    private static Player attacked(int damage, String... hand) {
        Table table = Table.empty(TextCards.rules(SMOKE, FOG, WALL)).hand(A, hand);
        for (int i = 0; i < damage; i++) {
            table.in(A, Zone.DAMAGE, TestCards.GRADE_1);
        }
        return table.turn(B, "9.10").yes();
    }

    @Test
    void playsABlitzOrderWhereItWouldGuard() {
        follow(attacked(4, "smoke")).power(A, Circle.FRONT_CENTER, 23000).holds(A, Zone.DROP, "smoke");
        follow(attacked(4, "fog")).power(B, Circle.FRONT_CENTER, 8000);
        follow(attacked(4, "wall")).holds(A, Zone.HAND, "wall");
        follow(attacked(3, "smoke")).holds(A, Zone.HAND, "smoke");
    }

    @Test
    void addsAnOrderToItsGuardiansAgainstATrigger() {
        Player both = attacked(5, TestCards.GRADE_1, "smoke");
        follow(both).holds(A, Zone.DROP, "smoke").offered("pass", "guard grade-1 from hand");
        Player wall = follow(follow(attacked(5, TestCards.GRADE_1, "wall")));
        follow(wall).holds(A, Zone.DROP, "wall");
    }
}
