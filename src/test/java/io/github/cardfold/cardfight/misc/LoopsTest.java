package io.github.cardfold.cardfight.misc;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Loops that fighters can stop, and that nobody can though there are answers (18.1). */
class LoopsTest {
    /** More than enough answers to come to the end of every loop here. */
    private static final int MANY = 2_000;

    /** An ability that may be used at any time and changes nothing. */
    private static final String IDLE = "{'act': {'in': 'rc', 'then': {'may': 'stand'}}}";

    private static Action activation(Seat seat, Circle circle) {
        return Action.act(seat, "activate", new Handle(circle.of(seat), 0));
    }

    /** Plays the first answer that fits, again and again, until there is none, and counts how often it was played. */
    private static int times(State[] state, Predicate<Action> isWanted, Predicate<Action> otherwise) {
        int times = 0;
        for (int i = 0; i < MANY && !state[0].isOver(); i++) {
            var wanted = state[0].legalActions().find(isWanted);
            var next = wanted.orElse(() -> state[0].legalActions().find(otherwise));
            if (next.isEmpty()) {
                return times;
            }
            times += wanted.isDefined() ? 1 : 0;
            state[0] = state[0].step(next.get());
        }
        return state[0].isOver() ? times : MANY;
    }

    private static State[] idle() {
        return new State[] {
            Table.empty(TextCards.rules(IDLE))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .in(A, Zone.HAND, TestCards.GRADE_1)
                    .turn(A, "9.9")
                    .state()
        };
    }

    private static boolean isYesOrNo(Action action) {
        return action.shape() == Action.Shape.YES_NO;
    }

    @Test
    @Rule(jp = "18.1.1.2")
    void aFighterWhoHasGoneRoundOftenCannotChooseTheLoopAgain() {
        Action activate = activation(A, Circle.FRONT_LEFT);
        State[] state = idle();
        int times = times(state, activate::equals, LoopsTest::isYesOrNo);
        assertTrue(times > 16 && times < MANY, times + " times");
        assertFalse(state[0].isOver());
        Refusal refusal = state[0].refusal(activate).get();
        assertEquals("18.1.1.2", refusal.section());
        assertEquals(Refusal.Reason.NOT_OFFERED, refusal.reason());
        assertFalse(state[0].legalActions().isEmpty());
    }

    /** That each round is counted makes no other position of it. */
    @Test
    @Rule(jp = "18.1.1.2")
    void aLoopOfWhichTheRoundsAreCountedIsOneAllTheSame() {
        String goesRound = "{'act': {'in': 'rc', 'then': [{'rest': 'this'}, 'stand']}}";
        String counts =
                "{'cont': {'in': 'rc', 'when': {'compare': {'what': {'how often': 'rest'}, 'at least': 100000}},"
                        + " 'effects': {'gets': {'power': 1000}}}}";
        State[] state = {
            Table.empty(TextCards.rules(goesRound, counts))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .in(A, Zone.HAND, TestCards.GRADE_1)
                    .turn(A, "9.9")
                    .state()
        };
        Action activate = activation(A, Circle.FRONT_LEFT);
        int times = times(state, activate::equals, each -> false);
        assertTrue(times > 16 && times < MANY, times + " times");
        assertEquals("18.1.1.2", state[0].refusal(activate).get().section());
    }

    private static boolean isSwap(Action action) {
        return action.shape() == Action.Shape.ACT && action.verb().equals("swap");
    }

    /** From another position it can be chosen, and back in the first one it cannot. */
    @Test
    @Rule(jp = "18.1.1.2")
    void fromAnotherPositionTheLoopCanBeChosen() {
        State[] state = idle();
        times(state, activation(A, Circle.FRONT_LEFT)::equals, LoopsTest::isYesOrNo);
        State moved =
                state[0].step(state[0].legalActions().find(LoopsTest::isSwap).get());
        assertTrue(moved.legalActions().contains(activation(A, Circle.BACK_LEFT)), moved + ": " + moved.legalActions());
        State back = moved.step(moved.legalActions().find(LoopsTest::isSwap).get());
        assertFalse(back.legalActions().contains(activation(A, Circle.FRONT_LEFT)));
        assertTrue(back.legalActions().exists(LoopsTest::isSwap));
    }

    @Test
    @Rule(jp = "18.1.1.2")
    void whatIsRememberedIsPartOfTheState() {
        Action activate = activation(A, Circle.FRONT_LEFT);
        State[] state = idle();
        times(state, activate::equals, LoopsTest::isYesOrNo);
        State read = StateCodec.read(state[0].rules(), StateCodec.write(state[0]));
        assertEquals(state[0], read);
        assertFalse(read.legalActions().contains(activate));
    }

    /** The other fighter, who is asked in the loop, can stop it as well: then that fighter must. */
    @Test
    @Rule(jp = {"18.1.1.2", "18.1.1.3"})
    void aFighterWhoseTurnItIsNotStopsALoopToo() {
        String stands =
                "{'auto': {'in': 'rc', 'on': 'stand', 'then': {'may': {'then': {'rest': 'this'}, 'by': 'opponent'}}}}";
        State[] state = {
            Table.empty(TextCards.rules("{'auto': {'in': 'rc', 'on': 'rest', 'then': 'stand'}}", stands))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .turn(A, "9.10")
                    .state()
        };
        state[0] = state[0].step(Action.yesNo(A, true));
        state[0] = state[0].step(state[0].legalActions().head());
        int times = times(state, Action.yesNo(B, true)::equals, each -> false);
        assertTrue(times > 16 && times < MANY, times + " times");
        assertEquals(B, state[0].decision().get().seat());
        assertEquals(1, state[0].legalActions().size());
        assertEquals("18.1.1.2", state[0].refusal(Action.yesNo(B, true)).get().section());
    }

    /** The turn fighter answers more often, and has no way out: the loop is still one that the other can stop. */
    @Test
    @Rule(jp = {"18.1.1.1", "18.1.1.2"})
    void whoeverIsAskedLessOftenStillStopsTheLoop() {
        String choose = "{'choose': {'from': {'rear guards': {'are': 'other'}}, 'exactly': 1, 'as': '%s'}}";
        String chooses = "{'auto': {'in': 'rc', 'on': 'rest', 'then': ["
                + String.format(choose, "a") + ", " + String.format(choose, "b") + ", " + String.format(choose, "c")
                + ", 'stand']}}";
        String stands =
                "{'auto': {'in': 'rc', 'on': 'stand', 'then': {'may': {'then': {'rest': 'this'}, 'by': 'opponent'}}}}";
        State[] state = {
            Table.empty(TextCards.rules(chooses, stands))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .unit(A, Circle.BACK_CENTER, TestCards.GRADE_0)
                    .unit(A, Circle.BACK_RIGHT, TestCards.GRADE_2)
                    .turn(A, "9.10")
                    .state()
        };
        state[0] = state[0].step(Action.yesNo(A, true));
        times(state, Action.yesNo(B, true)::equals, each -> each.seat() == A);
        assertFalse(state[0].isOver());
        assertEquals(B, state[0].decision().get().seat());
        assertEquals("18.1.1.2", state[0].refusal(Action.yesNo(B, true)).get().section());
    }

    /** Of two fighters who would go on for ever, the one whose turn it is stops. */
    @Test
    @Rule(jp = "18.1.1.3")
    void ofBothTheTurnFighterStops() {
        State[] state = {
            Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': {'may': {'then': 'stand', 'by': 'opponent'}}}}"))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .turn(A, "9.9")
                    .state()
        };
        Action activate = activation(A, Circle.FRONT_LEFT);
        int times = times(state, activate::equals, Action.yesNo(B, true)::equals);
        assertTrue(times > 16 && times < MANY, times + " times");
        assertEquals(A, state[0].decision().get().seat());
        assertFalse(state[0].legalActions().contains(activate));
    }

    /** Whichever unit is chosen, all goes on as before. */
    @Test
    @Rule(jp = "18.1.1.1")
    void aLoopWithAnswersThatNobodyCanStopIsADraw() {
        String chooses =
                "{'auto': {'in': 'rc', 'on': 'rest', 'then': [{'choose': {'from': {'rear guards': {'are': 'other'}}, 'exactly': 1}}, 'stand']}}";
        State[] state = {
            Table.empty(TextCards.rules(
                            TextCards.card(TEXT, chooses, "{'auto': {'in': 'rc', 'on': 'stand', 'then': 'rest'}}"),
                            TextCards.card(OTHER)))
                    .unit(A, Circle.FRONT_LEFT, TEXT)
                    .unit(A, Circle.BACK_CENTER, TestCards.GRADE_0)
                    .unit(A, Circle.BACK_RIGHT, TestCards.GRADE_2)
                    .turn(A, "9.10")
                    .state()
        };
        state[0] = state[0].step(Action.yesNo(A, true));
        times(state, each -> true, each -> true);
        assertTrue(state[0].isOver());
        assertEquals("a draw by 18.1.1.1", state[0].outcome().get().sentence());
    }
}
