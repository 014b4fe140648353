package io.github.cardfold.view;

import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.Refusal;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import java.util.ArrayList;
import java.util.List;

/** All that reaches seat A of one game. The leaks are windows that let more through. */
class Window {
    private final List<String> heard = new ArrayList<>();
    private SeatLog log;

    Window(State first) {
        log = SeatLog.begin(Seat.A, first);
        heard.addAll(log.entries().asJava());
    }

    /** Everything that A was told so far. */
    final List<String> heard() {
        return heard;
    }

    final void hear(State before, Action action, State after) {
        heard.addAll(news(before, action, after));
    }

    /** What A is told of a step. */
    List<String> news(State before, Action action, State after) {
        int known = log.size();
        log = log.after(action, after);
        return log.entriesSince(known).asJava();
    }

    /** What A is told when it tries an action that is not legal. */
    String refusal(State state, Action guess) {
        Refusal refusal = state.tryStep(guess).getLeft();
        return refusal.reason() + " " + refusal.section() + " " + refusal.sentence();
    }
}
