package io.github.cardfold.kernel;

import java.util.Arrays;

/** What was tried on which event of a batch, as pairs of an event's index and a number. */
final class Pairs {
    private static final int[] NONE = {};

    private int[] events;
    private int[] tried;

    Pairs() {
        this(NONE, NONE);
    }

    Pairs(int[] events, int[] tried) {
        this.events = events;
        this.tried = tried;
    }

    boolean has(int event, int what) {
        for (int i = 0; i < events.length; i++) {
            if (events[i] == event && tried[i] == what) {
                return true;
            }
        }
        return false;
    }

    void add(int event, int what) {
        events = Arrays.copyOf(events, events.length + 1);
        tried = Arrays.copyOf(tried, events.length);
        events[events.length - 1] = event;
        tried[events.length - 1] = what;
    }

    /** So many events stand where one stood: each of them inherits what was tried on it, later events move along. */
    void spliced(int at, int count) {
        int[] oldEvents = events;
        int[] oldTried = tried;
        events = NONE;
        tried = NONE;
        for (int i = 0; i < oldEvents.length; i++) {
            int copies = oldEvents[i] == at ? count : 1;
            for (int copy = 0; copy < copies; copy++) {
                add(
                        oldEvents[i] < at ? oldEvents[i] : oldEvents[i] == at ? at + copy : oldEvents[i] + count - 1,
                        oldTried[i]);
            }
        }
    }

    int[] events() {
        return events;
    }

    int[] tried() {
        return tried;
    }
}
