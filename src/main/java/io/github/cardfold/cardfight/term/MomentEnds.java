package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.MomentLifetimes;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Effects until the end of a phase or step take note of its beginning, and end as the next one begins (ruling 521). */
record MomentEnds(Moment moment, MomentLifetimes lifetimes) implements Consequence {
    @Override
    public String label() {
        return "end of " + moment.label();
    }

    @Override
    public Batch after(Position position, Event event) {
        if (event.kind() != EventKinds.BEGINNING) {
            return Batch.NOTHING;
        }
        List<Event> events = new ArrayList<>();
        if (lasts(position, each -> each.equals(lifetimes.now())) && !Turn.isIn(position, moment)) {
            events.add(Event.expire(lifetimes.now()));
        }
        if (event.text().equals(moment.beginning()) && lasts(position, lifetimes::isWaiting)) {
            events.add(Event.expire(lifetimes.begins()));
        }
        return Batch.ofAll(events);
    }

    private static boolean lasts(Position position, Predicate<Lifetime> which) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (which.test(position.lasting(i).lifetime())) {
                return true;
            }
        }
        return false;
    }
}
