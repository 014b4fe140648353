package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Disguise;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Asking leaks nothing: what a seat has not seen changes neither its answers nor who is asked what after them. */
class SecrecyProperties {
    @Property(tries = 3)
    void shouldAskAlikeWhateverTheOtherHolds(@ForAll long seed) {
        for (Walk walk : Walk.each(seed, 8)) {
            SplittableRandom random = new SplittableRandom(seed);
            for (State state : walk.states()) {
                if (!state.isOver() && state.decision().get().seat() != Seat.NATURE) {
                    Seat viewer = state.decision().get().seat();
                    State twin = Disguise.of(state, viewer, random);
                    assertEquals(state.decision(), twin.decision());
                    assertEquals(answers(state), answers(twin));
                    for (Action action : state.legalActions()) {
                        assertGoOnAlike(viewer, state.step(action), twin.step(action), walk.trial() + " " + action);
                    }
                }
            }
        }
    }

    private static void assertGoOnAlike(Seat viewer, State next, State twin, String where) {
        if (showsSomething(viewer, next) || showsSomething(viewer, twin)) {
            return;
        }
        assertEquals(next.decision(), twin.decision(), where);
        assertEquals(happenings(next), happenings(twin), where);
        if (!next.isOver() && next.decision().get().seat() == viewer) {
            assertEquals(answers(next), answers(twin), where);
        }
    }

    /** Whether the seat sees a card of another come out of hiding: from then on the twins may differ. */
    private static boolean showsSomething(Seat viewer, State state) {
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            Snapshot after = event.after();
            boolean comes = event.kind() == EventKind.MOVE
                            && after != null
                            && after.gameObject().seenBy(viewer)
                    || event.kind() == EventKind.LOOK && (!event.hasSeat() || event.isOf(viewer));
            boolean othersSecret = event.from() >= 0
                    && state.position().place(event.from()).zone().isHidden()
                    && state.position().place(event.from()).seat() != viewer;
            if (comes && othersSecret) {
                return true;
            }
        }
        return false;
    }

    private static List<Action> answers(State state) {
        List<Action> answers = new ArrayList<>();
        state.legalActions().forEach(answers::add);
        return answers;
    }

    private static List<String> happenings(State state) {
        List<String> happenings = new ArrayList<>();
        for (int i = 0; i < state.eventCount(); i++) {
            happenings.add(state.event(i).toString());
        }
        return happenings;
    }
}
