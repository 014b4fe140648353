package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Standing and resting, all at once; a card that is so already does nothing (1.3.2.1). */
final class Turning {
    private Turning() {}

    static void compile(Compiler out, Selector units, Option<String> as, boolean rest) {
        out.begin(as);
        out.change("", run -> batch(run, units, rest));
        out.end(as);
    }

    @Rule(jp = "1.3.2.1")
    private static Batch batch(Run run, Selector units, boolean rest) {
        List<Event> events = new ArrayList<>();
        for (Subject unit : units.subjects(Query.of(run))) {
            if (unit.isHere() && unit.thing().is(Thing.REST) != rest) {
                events.add(Event.turn(run.position(), unit.object(), rest));
            }
        }
        return Batch.ofAll(events);
    }
}
