package io.github.cardfold.kernel.position;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Events that happen together. Immutable; the order is that in which they were proposed. */
public final class Batch {
    /** No events: nothing happens. */
    public static final Batch NOTHING = new Batch(new Event[0]);

    private final Event[] events;

    private Batch(Event[] events) {
        this.events = events;
    }

    /** Returns a batch of one event. */
    public static Batch of(Event event) {
        return new Batch(new Event[] {event});
    }

    /** Returns a batch of these events. */
    public static Batch of(Event... events) {
        return events.length == 0 ? NOTHING : new Batch(events.clone());
    }

    /** Returns a batch of so many events, each made from its index. */
    public static Batch of(int count, IntFunction<Event> event) {
        if (count == 0) {
            return NOTHING;
        }
        Event[] events = new Event[count];
        for (int i = 0; i < count; i++) {
            events[i] = event.apply(i);
        }
        return new Batch(events);
    }

    /** Returns a batch of an array that nobody else holds. */
    static Batch own(Event[] events) {
        return new Batch(events);
    }

    /** Returns a batch of these events. */
    public static Batch ofAll(List<Event> events) {
        return events.isEmpty() ? NOTHING : new Batch(events.toArray(new Event[0]));
    }

    /**
     * Returns why it cannot happen in a position: it has a hole, or a card goes from where it is not or to where there
     * is no place. Null if there is no such reason.
     */
    public @Nullable String problem(Position position) {
        for (Event each : events) {
            String problem = each == null ? "an event is null" : each.problem(position);
            if (problem != null) {
                return problem;
            }
        }
        return null;
    }

    /** Tells whether nothing happens. */
    public boolean isEmpty() {
        return events.length == 0;
    }

    /** Returns the number of events. */
    public int size() {
        return events.length;
    }

    /** Returns the {@linkplain EventKind#bit bits} of the kinds of its events. */
    public int kinds() {
        int bits = 0;
        for (Event each : events) {
            bits |= each.kind().bit();
        }
        return bits;
    }

    /** Returns an event. */
    public Event get(int index) {
        return events[index];
    }

    /** Returns the batch with another event at an index. */
    public Batch with(int index, Event event) {
        Event[] next = events.clone();
        next[index] = event;
        return new Batch(next);
    }

    /** Returns the batch with a cause for all events that have none. */
    public Batch by(@Nullable Cause cause) {
        if (cause == null || events.length == 0) {
            return this;
        }
        Event[] next = new Event[events.length];
        for (int i = 0; i < next.length; i++) {
            next[i] = events[i].cause() == null ? events[i].by(cause) : events[i];
        }
        return new Batch(next);
    }

    /** The batch with the events at some indices put where those at others were, the same ones in another order. */
    public Batch moved(int[] from, int[] to) {
        Event[] next = events.clone();
        for (int i = 0; i < to.length; i++) {
            next[to[i]] = events[from[i]];
        }
        return new Batch(next);
    }

    /** The batch with others behind its own events. */
    public Batch plus(Batch others) {
        if (others.events.length == 0) {
            return this;
        }
        Event[] next = Arrays.copyOf(events, events.length + others.events.length);
        System.arraycopy(others.events, 0, next, events.length, others.events.length);
        return new Batch(next);
    }

    /** The batch with one event exchanged for others. */
    public Batch splice(int index, Batch others) {
        Event[] next = new Event[events.length - 1 + others.size()];
        System.arraycopy(events, 0, next, 0, index);
        System.arraycopy(others.events, 0, next, index, others.size());
        System.arraycopy(events, index + 1, next, index + others.size(), events.length - index - 1);
        return next.length == 0 ? NOTHING : new Batch(next);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Batch that && Arrays.equals(events, that.events);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(events);
    }

    @Override
    public String toString() {
        return Arrays.toString(events);
    }
}
