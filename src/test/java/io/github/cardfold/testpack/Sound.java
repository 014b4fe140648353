package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.FightAudit;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.vavr.collection.List;

/** What holds of every state of a game, whatever its texts do. */
final class Sound {
    private Sound() {}

    /** Nothing is broken, and nothing changed without an event. */
    static void step(Audit invariants, State before, State after, String where) {
        assertEquals(List.empty(), invariants.broken(after), where);
        assertEquals(List.empty(), FightAudit.broken(after), where);
        assertEquals(List.empty(), Audit.untold(before, after), where);
    }

    /** What is written is read back as it was. */
    static void saved(State state, String where) {
        assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)), where);
    }
}
