package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.StateDiff;
import io.vavr.collection.Array;

/** Takes the states of a made-up game through every format, and tells what was committed. */
final class Proof {
    private Proof() {}

    /** Answers with the first of the legal actions, and checks the state that follows. */
    static State next(State before) {
        return next(before, 0);
    }

    /** Answers with one of the legal actions, and checks the state that follows. */
    static State next(State before, int answer) {
        State after = before.step(before.legalActions().get(answer));
        assertEquals("", Audit.of(before).broken(after).mkString("\n"));
        assertEquals("", Audit.untold(before, after).mkString("\n"));
        assertFalse(StateDiff.between(before, after).isEmpty());
        check(after);
        return after;
    }

    /** Saves, loads, writes, reads, renames and deals a state. */
    static void check(State state) {
        assertEquals(state, StateCodec.read(state.rules(), StateCodec.write(state)));
        String text = Notation.position(state);
        assertEquals(state, Notation.readPosition(state.rules(), text), text);
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            String full = Notation.eventInFull(state.position(), event);
            assertEquals(event, Notation.readEvent(state.position(), full), full);
        }
        assertEquals(PositionKey.of(state), PositionKey.of(Renaming.of(state, 3)));
        for (Seat seat : state.position().seats()) {
            State dealt = dealt(state, seat);
            assertEquals("", Audit.of(dealt).broken(dealt).mkString("\n"));
            assertEquals(state.decision(), dealt.decision());
        }
    }

    /** The state as a seat may imagine it. */
    static State dealt(State state, Seat seat) {
        Redacted seen = Redacted.of(state, seat);
        return seen.filled(seen.gaps().map(gap -> seen.hidden(gap::equals)), 4);
    }

    /** The committed events, each with the kind of what it happened to, if it moved. */
    static Array<String> told(State state) {
        return Array.range(0, state.eventCount()).map(i -> told(state, state.event(i)));
    }

    private static String told(State state, Event event) {
        Snapshot before = event.before();
        String what = before == null
                ? ""
                : " "
                        + state.rules()
                                .definition(before.gameObject().definition())
                                .id();
        String to = event.to() < 0 || event.kind() != EventKind.MOVE
                ? ""
                : " -> " + state.position().place(event.to()).fullName();
        return event.kind().name() + what + to;
    }

    /** The causes of the committed events. */
    static Array<String> causes(State state) {
        return Array.range(0, state.eventCount())
                .map(i -> String.valueOf(state.event(i).cause()));
    }
}
