package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Carries out the rule actions that are due, as a step of the procedure by which a game does so. */
public final class DueActions {
    private DueActions() {}

    /**
     * All rule actions that are due and consist of events happen together; when none is, one that asks or happens in
     * turn is carried out. Nothing happens if none is due.
     */
    @Rule(jp = {"13.1.2", "13.1.3"})
    public static void carryOut(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        @Nullable RuleAction inTurn = null;
        for (RuleAction action : run.dueActions()) {
            Batch batch = action.events(position);
            for (int i = 0; i < batch.size(); i++) {
                if (!isMoved(events, batch.get(i))) {
                    events.add(batch.get(i));
                }
            }
            if (!batch.isEmpty()) {
                run.acts(action);
            } else if (inTurn == null) {
                inTurn = action;
            }
        }
        if (!events.isEmpty()) {
            run.propose(Batch.ofAll(events));
        } else if (inTurn != null) {
            run.acts(inTurn);
            run.call(inTurn.procedure(position));
        }
    }

    /** A card that several rule actions move at the same time is moved once. */
    @Rule(jp = "13.1.3")
    private static boolean isMoved(List<Event> events, Event event) {
        if (event.kind() != EventKind.MOVE || event.object() == 0) {
            return false;
        }
        for (Event each : events) {
            if (each.kind() == EventKind.MOVE && each.object() == event.object()) {
                return true;
            }
        }
        return false;
    }
}
