package io.github.cardfold.testkit;

import io.github.cardfold.json.ActionJson;
import io.github.cardfold.json.DecisionJson;
import io.github.cardfold.json.EventJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.View;
import io.vavr.control.Option;
import java.util.Set;
import java.util.TreeSet;

/** Whether what is written of a step is read as what it was. */
final class Written {
    private Written() {}

    static Option<String> answers(State before, Action action, State after) {
        Set<String> lines = new TreeSet<>();
        for (Action answer : after.legalActions()) {
            String line = Notation.action(after, answer);
            String json = ActionJson.write(after, answer);
            Option<String> wrong = Option.<String>none()
                    .orElse(() -> Option.when(!lines.add(line), "two answers are written alike: " + line))
                    .orElse(() -> differs(line, answer, Notation.readActionAsReferee(after, line)))
                    .orElse(() -> differs(json, answer, ActionJson.read(after, json)))
                    .orElse(() -> ofSeat(after, answer, line, json));
            if (wrong.isDefined()) {
                return wrong;
            }
        }
        return Option.none();
    }

    private static Option<String> ofSeat(State state, Action answer, String line, String json) {
        if (answer.seat() == Seat.NATURE) {
            return Option.none();
        }
        View view = View.of(state, answer.seat());
        return differs(line, answer, Notation.readAction(view, line))
                .orElse(() -> differs(json, answer, ActionJson.read(view, json)));
    }

    static Option<String> events(State before, Action action, State after) {
        for (int i = 0; i < after.eventCount(); i++) {
            Event event = after.event(i);
            String line = Notation.eventInFull(after.position(), event);
            String json = EventJson.write(after, event);
            Option<String> wrong = differs(line, event, Notation.readEvent(after.position(), line))
                    .orElse(() -> differs(json, event, EventJson.read(after, json)));
            if (wrong.isDefined()) {
                return wrong;
            }
        }
        return after.decision().flatMap(Written::decision);
    }

    private static Option<String> decision(Decision decision) {
        String json = DecisionJson.write(decision);
        return differs(json, decision, DecisionJson.read(json));
    }

    private static Option<String> differs(String written, Object one, Object read) {
        return Option.when(!one.equals(read), () -> written + " is read as " + read + " and was " + one);
    }
}
