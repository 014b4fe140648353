package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.codec.StateText;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What a listener is shown of the moments between two decisions. */
class MomentsTest {
    /** Keeps the moments of one step and what they said when they were made, and how many events each change had. */
    private static final class Album implements StepListener {
        private final List<State> moments = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();
        private int together;

        @Override
        public void ran(String procedure, String label) {}

        @Override
        public void reached(String procedure, String label, Supplier<State> moment) {
            State made = moment.get();
            moments.add(made);
            texts.add(StateText.of(made));
            boolean asks = made.rules().procedure(procedure).purposeAt(label).isDefined();
            assertEquals(asks, made.decision().isDefined(), label);
            assertEquals(together, made.eventCount(), label);
            made.decision().forEach(each -> assertEquals(label, each.section()));
        }

        @Override
        public void committed(int events) {
            together += events;
        }
    }

    @Test
    void momentsStayAsTheyWereAndChangeNothing() {
        SplittableRandom random = new SplittableRandom(20);
        State state = Walk.of(20, 1000).states().get(0);
        for (int i = 0; i < 150 && !state.isOver(); i++) {
            Action action =
                    state.legalActions().get(random.nextInt(state.legalActions().size()));
            Album album = new Album();
            State after = state.step(action, album);
            assertEquals(after, state.step(action, (procedure, label) -> {}));
            assertEquals(after, state.step(action));
            assertEquals(album.together, after.eventCount());
            assertEquals(album.texts, album.moments.stream().map(StateText::of).toList());
            if (!after.isOver()) {
                State last = album.moments.get(album.moments.size() - 1);
                assertEquals(after, last);
                assertEquals(
                        after.legalActions().toString(), last.legalActions().toString());
            }
            state = after;
        }
    }

    @Test
    void nothingCanBeAnsweredWhereNobodyIsAsked() {
        Album album = new Album();
        State state = Walk.of(3, 1000).states().get(0);
        for (int i = 0; i < 12; i++) {
            state.step(state.legalActions().get(0), album);
            album.together = 0;
            state = state.step(state.legalActions().get(0));
        }
        Array<State> silent =
                Array.ofAll(album.moments).filter(each -> each.decision().isEmpty());
        assertTrue(silent.size() > 20);
        for (State each : silent) {
            assertEquals(0, each.legalActions().size());
            assertEquals(
                    Refusal.Reason.NOT_ASKED,
                    each.refusal(Action.pass(Seat.A)).get().reason());
            assertEquals(
                    Refusal.Reason.NOT_ASKED,
                    each.refusal(Action.concede(Seat.A)).get().reason());
            assertTrue(each.outcome().isEmpty() && each.askingSection().isEmpty() && !each.isUnfinished());
            assertEquals("the rules go on by themselves", each.toString());
        }
    }
}
