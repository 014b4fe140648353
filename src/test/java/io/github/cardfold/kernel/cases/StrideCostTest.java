package io.github.cardfold.kernel.cases;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Case 9 of the kernel's page: a stride is paid by a sum of grades. */
class StrideCostTest {
    private static Table table(String... hand) {
        return Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(TextCards.card(Strides.WORTH_3)),
                        Additions.of(Strides::added)))
                .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                .hand(A, hand);
    }

    private static Player asked(Table table) {
        return table.turn(A, "9.6").asked(A, "9.7.2").pass();
    }

    private static Player paying(String... hand) {
        return asked(table(hand)).asked(A, "9.8.2").pick(Zone.G, G_UNIT).asked(A, "plan");
    }

    /** The places of the hand that are offered, -1 for being done. */
    private static Array<Integer> offered(State state) {
        return state.legalActions()
                .toArray()
                .map(each ->
                        each.shape() == Action.Shape.PASS ? -1 : each.handle().index());
    }

    private static Player picks(Player player, int index) {
        Action pick = player.state()
                .legalActions()
                .find(each -> each.shape() == Action.Shape.PICK && each.handle().index() == index)
                .get();
        return player.answer(pick);
    }

    /** A player who looks at what is left alone would offer the third card, whose successors are too small. */
    @Test
    void thePlanIsOfferedByExactCompletionAndPaidAsOneBatch() {
        Player player = paying(GRADE_3, GRADE_2, GRADE_1, GRADE_0, GRADE_1);
        assertEquals(Array.of(0, 1), offered(player.state()));
        View first = View.of(player.state(), B);
        assertEquals("", first.decision().get().section());
        picks(player, 1);
        assertEquals(Array.of(2, 3, 4), offered(player.state()));
        assertEquals(first, View.of(player.state(), B));
        assertEquals(Array.empty(), View.events(player.state(), B));
        picks(player, 3).asked(A, "plan");
        assertEquals(Array.of(4), offered(player.state()), "only A knows that one answer is left");
        assertEquals(first, View.of(player.state(), B));
        assertEquals(5, player.state().position().size(Zone.HAND.of(A)));
        int unit = player.thing(A, Zone.G, G_UNIT).object();
        player.forget();
        picks(player, 4).asked(A, "plan").offered("pass");
        assertEquals(first, View.of(player.state(), B));
        player.pass().holds(A, Zone.DROP, GRADE_2, GRADE_0, GRADE_1).holds(A, Zone.HAND, GRADE_3, GRADE_1);
        Array<Event> moves = Array.ofAll(player.events(EventKind.MOVE)).take(4);
        assertEquals(Array.fill(3, () -> Cause.cost(A, unit)), moves.take(3).map(Event::cause));
        assertEquals(FRONT_CENTER.of(A), moves.get(3).to());
        assertEquals(2, player.state().position().size(FRONT_CENTER.of(A)));
        assertTrue(player.told(B).contains("grade-0"), player.told(B));
    }

    @Test
    void whereTheSumIsMetMoreMayBePaid() {
        Player player = paying(GRADE_3, GRADE_2, GRADE_1, GRADE_0, GRADE_1);
        picks(player, 0);
        assertEquals(Array.of(-1, 1, 2, 3, 4), offered(player.state()));
        player.pass().holds(A, Zone.DROP, GRADE_3);
    }

    /** Of 2^5 sets of cards those of three or more, each once; an order of picks would reach some twice. */
    @Test
    void eachSetThatPaysIsReachedOnce() {
        Map<Array<Integer>, Integer> reached = new HashMap<>();
        explore(paying(GRADE_3, GRADE_2, GRADE_1, GRADE_0, GRADE_1).state(), Array.empty(), reached);
        int[] grades = {3, 2, 1, 0, 1};
        int paying = 0;
        for (int set = 0; set < 32; set++) {
            int sum = 0;
            for (int i = 0; i < 5; i++) {
                sum += (set >> i & 1) * grades[i];
            }
            paying += sum >= 3 ? 1 : 0;
        }
        assertEquals(paying, reached.size());
        assertTrue(reached.values().stream().allMatch(times -> times == 1), reached.toString());
    }

    private static void explore(State state, Array<Integer> picked, Map<Array<Integer>, Integer> reached) {
        if (!state.decision().get().section().equals("plan")) {
            reached.merge(picked, 1, Integer::sum);
            return;
        }
        for (Action each : state.legalActions()) {
            explore(
                    state.step(each),
                    each.shape() == Action.Shape.PASS
                            ? picked
                            : picked.append(each.handle().index()),
                    reached);
        }
    }

    /** The other fighter must not learn from not being kept waiting that the hand is small. */
    @Test
    void aHandThatCannotPayIsAskedAndAnEmptyOneIsNot() {
        Player poor = asked(table(GRADE_0, GRADE_0)).asked(A, "9.8.2").offered("pass");
        Player rich = asked(table(GRADE_3, GRADE_3)).asked(A, "9.8.2");
        assertEquals(View.of(poor.state(), B), View.of(rich.state(), B));
        assertNotEquals(View.of(poor.state(), A), View.of(rich.state(), A));
        for (Table ruledOut : Array.of(
                table(),
                table(GRADE_3).unit(B, FRONT_CENTER, GRADE_2),
                table(GRADE_3).unit(A, FRONT_CENTER, GRADE_2))) {
            Player player = ruledOut.turn(A, "9.6");
            if (player.state().decision().get().section().equals("9.7.2")) {
                player.pass();
            }
            assertNotEquals("9.8.2", player.state().decision().get().section());
        }
    }

    @Test
    void aCardMayCountAsAnotherGradeAsACost() {
        Player player = paying(Strides.WORTH_3, GRADE_0);
        picks(player, 0);
        assertEquals(Array.of(-1, 1), offered(player.state()));
        player.pass().holds(A, Zone.DROP, Strides.WORTH_3);
        asked(table(GRADE_1, GRADE_0)).asked(A, "9.8.2").offered("pass");
    }
}
