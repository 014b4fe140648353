package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/** The objects that a position names outside its piles. */
public final class NamedObjects {
    private NamedObjects() {}

    /**
     * Returns them in the order in which stack, standby, effects, links, queues and memory name them, some more than
     * once.
     */
    static int[] of(Position position) {
        IntStream.Builder names = IntStream.builder();
        for (int i = 0; i < position.depth(); i++) {
            add(names, position.frame(i));
        }
        add(names, position.allStandby());
        for (TimedEffect each : position.allLasting()) {
            add(names, each);
        }
        for (int i = 0; i < position.linkCount(); i++) {
            add(names, position.link(i));
        }
        position.queued().forEach(each -> add(names, each));
        for (Snapshot each : position.allMemory()) {
            names.add(each.gameObject().object());
            each.links().forEach(linked -> add(names, linked.link()));
        }
        return names.build().filter(each -> each > 0).toArray();
    }

    /** Returns those that a seat which is asked may point at by their positions; none if another seat is asked. */
    static int[] offered(State state, Seat seat) {
        Position position = state.position();
        return StreamSupport.stream(state.legalActions(seat).spliterator(), false)
                .filter(each -> each.shape() == Action.Shape.PICK || each.shape() == Action.Shape.ACT)
                .map(Action::handle)
                .filter(each -> each.index() != Handle.ITSELF)
                .mapToInt(each -> position.objectAt(each.place(), each.index()).object())
                .filter(each -> each > 0)
                .toArray();
    }

    private static void add(IntStream.Builder names, Frame frame) {
        for (Local local : frame.procedure().locals()) {
            if (local.type() == Local.Type.OBJECT) {
                names.add(frame.get(local));
            } else if (local.type() == Local.Type.OBJECTS) {
                Arrays.stream(frame.values(local)).forEach(names::add);
            }
        }
        for (int i = 0; i < frame.batch().size(); i++) {
            add(names, frame.batch().get(i));
        }
        add(names, frame.noted());
    }

    private static void add(IntStream.Builder names, Standby[] waiting) {
        for (Standby each : waiting) {
            names.add(each.source());
            Arrays.stream(each.bindings()).forEach(names::add);
        }
    }

    private static void add(IntStream.Builder names, Link link) {
        names.add(link.from().object());
        names.add(link.to().object());
    }

    private static void add(IntStream.Builder names, TimedEffect effect) {
        names.add(effect.source());
        Arrays.stream(effect.objects()).forEach(names::add);
    }

    private static void add(IntStream.Builder names, Frame.Queued entry) {
        names.add(entry.source());
        Arrays.stream(entry.objects()).forEach(names::add);
        entry.lasting().forEach(each -> add(names, each));
    }

    private static void add(IntStream.Builder names, Event event) {
        names.add(event.object());
        Frame.Queued entry = event.entry();
        if (entry != null) {
            add(names, entry);
        }
        Link link = event.link();
        if (link != null) {
            add(names, link);
        }
        Cause cause = event.cause();
        if (cause != null) {
            names.add(cause.source());
        }
        if (hasOtherObject(event)) {
            names.add(event.other());
        }
        Arrays.stream(event.apart()).forEach(names::add);
    }

    /** Tells whether the other thing that an event is about is an object, no effect and no number. */
    static boolean hasOtherObject(Event event) {
        return event.kind() != EventKind.COUNT && event.kind() != EventKind.EXPIRE && event.other() > 0;
    }

    static boolean contains(int[] values, int value) {
        return Arrays.stream(values).anyMatch(each -> each == value);
    }
}
