package io.github.cardfold.testkit;

import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.SeatLog;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** All that reaches seat A of one game. The leaks are windows that let more through. */
class Window {
    private final List<String> heard = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final State first;
    private SeatLog log;
    private State viewed;
    private View view;

    Window(State first) {
        this.first = first;
        log = SeatLog.begin(Seat.A, first);
        viewed = first;
        view = View.of(first, Seat.A);
        heard.addAll(log.entries().asJava());
    }

    /** Everything that A was told so far. */
    final List<String> heard() {
        return heard;
    }

    final void hear(State before, Action action, State after) {
        steps.add(new Step(action, after));
        heard.addAll(news(before, action, after));
    }

    private record Step(Action action, State after) {}

    /** How many answers there were. */
    final int steps() {
        return steps.size();
    }

    /** So many answers, of all seats. */
    final Array<Action> answers(int count) {
        return Array.ofAll(steps).take(count).map(Step::action);
    }

    /** What A may keep of so many answers. */
    SeatReplay replay(int answers) {
        SeatReplay replay = SeatReplay.begin(Seat.A, first);
        for (Step each : steps.subList(0, answers)) {
            replay = replay.after(each.action(), each.after());
        }
        return replay;
    }

    /** What A is told of a step. */
    List<String> news(State before, Action action, State after) {
        int known = log.size();
        log = log.after(action, after);
        return log.entriesSince(known).asJava();
    }

    /** What A is told when it tries an action, "legal" if it is. */
    String refusal(State state, Action guess) {
        return state.refusal(guess).map(Window::told).getOrElse("legal");
    }

    private static String told(Refusal refusal) {
        return refusal.reason() + " " + refusal.section() + " " + refusal.sentence();
    }

    /** The action that is read from a line of A's. */
    Action read(State state, String line) {
        return Notation.readAction(view(state), line);
    }

    /** What A sees of a state. */
    final View view(State state) {
        if (!viewed.equals(state)) {
            viewed = state;
            view = seen(state);
        }
        return view;
    }

    /** The view that A gets. */
    View seen(State state) {
        return View.of(state, Seat.A);
    }
}
