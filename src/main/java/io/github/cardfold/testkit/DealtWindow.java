package io.github.cardfold.testkit;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.Knowledge;
import io.github.cardfold.view.View;
import java.util.ArrayList;
import java.util.List;

/** What reaches a seat that deals a game from what it sees, now and then. */
final class DealtWindow extends Window {
    private static final int SELDOM = 6;

    private final Knowledge knowledge;
    private String latest;

    DealtWindow(State first, Knowledge knowledge) {
        super(first);
        this.knowledge = knowledge;
        latest = dealt(first);
    }

    /** In private nothing is told, and what is dealt stays the same. */
    @Override
    List<String> news(State before, Action action, State after) {
        List<String> news = new ArrayList<>(super.news(before, action, after));
        String last = latest;
        latest = dealt(after);
        if (!news.isEmpty() || !latest.equals(last)) {
            news.add(latest);
        }
        return news;
    }

    private String dealt(State state) {
        View view = View.of(state, Seat.A);
        if (view.hashCode() % SELDOM != 0) {
            return "nothing dealt";
        }
        try {
            return Notation.position(view.deal(knowledge, 7));
        } catch (IllegalArgumentException undealt) {
            return undealt.toString();
        }
    }
}
