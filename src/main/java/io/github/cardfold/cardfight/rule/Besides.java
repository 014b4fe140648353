package io.github.cardfold.cardfight.rule;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** What an effect orders that has replaced an event is carried out right after the change, before anything triggers. */
@Rule(jp = "11.12.1")
public final class Besides implements Consequence {
    private static final String SECTION = "11.12.1";

    /** Makes the rule. */
    public Besides() {}

    /** Carries it out. */
    public static Procedure procedure() {
        return Procedure.named(SECTION)
                .locals(Local.number(0, "event"))
                .let(SECTION, run -> run.takeNext(Replaces.BESIDES))
                .build();
    }

    @Override
    public String label() {
        return SECTION;
    }

    @Override
    public Batch after(Position position, Event event) {
        return Batch.NOTHING;
    }

    @Override
    public String procedure(Position position, Event event) {
        Frame.Queued entry = event.kind() == EventKind.QUEUE ? event.entry() : null;
        return entry != null && entry.queue().equals(Replaces.BESIDES) ? SECTION : "";
    }

    @Override
    public Array<String> procedures() {
        return Array.of(SECTION);
    }
}
