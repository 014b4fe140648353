package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import java.util.ArrayList;
import java.util.List;

/** Ends effects whose time is over by what happens, at once; what has ended does not begin again (ruling 520). */
final class EarlyEnds implements Consequence {
    @Override
    public String label() {
        return "durations";
    }

    @Override
    public Batch after(Position position, Event event) {
        return after(position, Batch.of(event), 0);
    }

    @Override
    @Rule(jp = "11.3.1.2")
    public Batch after(Position position, Batch done, int index) {
        List<Event> ends = new ArrayList<>(0);
        Happening happening = null;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof Lasts kind && kind.duration().mayBeOverEarly()) {
                Query query = Query.of(position, effect.master(), effect.source());
                happening = happening == null ? new Happening(position, done, index) : happening;
                if (kind.duration().isOver(query, effect, happening)) {
                    ends.add(Event.end(effect));
                }
            }
        }
        return Batch.ofAll(ends);
    }
}
