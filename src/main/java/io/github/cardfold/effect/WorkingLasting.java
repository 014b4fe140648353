package io.github.cardfold.effect;

import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Duration;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.LastingKind;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.vavr.collection.Array;

/** A continuous effect that an instruction makes for a time: one kind of lasting effect for each node of a text. */
public final class WorkingLasting extends LastingKind {
    private static final int[] NOBODY = {};

    private final Working working;

    private WorkingLasting(String name, Working working) {
        super(name);
        this.working = working;
    }

    /** Returns what it does. */
    public Working working() {
        return working;
    }

    /** Compiles an instruction that lets continuous effects begin for a time. */
    @Rule(jp = "11.3.1.2")
    public static void compile(Compiler out, Array<Continuous> effects, Duration duration) {
        Array<WorkingLasting> kinds = effects.flatMap(out::working)
                .zipWithIndex((working, index) ->
                        new WorkingLasting(out.path() + (index == 0 ? "" : " " + (index + 1)), working));
        kinds.forEach(out.scope()::add);
        out.change("", run -> begin(run, kinds, duration));
    }

    /** All of them begin at the same time, each with its own amount and cards, which never change afterwards. */
    @Rule(jp = {"11.3.1.2.1", "11.11.3.1.1.1", "11.11.4"})
    private static Batch begin(Run run, Array<WorkingLasting> kinds, Duration duration) {
        Query query = Query.of(run);
        if (!((TextGame) run.position().rules().game()).canLast(run.position(), duration)) {
            return Batch.NOTHING;
        }
        return Batch.ofAll(kinds.flatMap(kind -> kind.begin(query, duration)).asJava());
    }

    private Array<Event> begin(Query query, Duration duration) {
        if (!(working instanceof Change change)) {
            return Array.of(Event.begin(Lasting.of(this, query.master(), query.source(), NOBODY, 0, duration)));
        }
        int[] objects = change.of()
                .subjects(query)
                .filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
        int amount = change.amount().value(query);
        return objects.length == 0
                ? Array.empty()
                : Array.of(Event.begin(Lasting.of(this, query.master(), query.source(), objects, amount, duration)));
    }
}
