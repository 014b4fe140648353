package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Prohibited;
import io.github.cardfold.kernel.position.Run;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * What was tried on which event of a batch, as pairs of an event's index and a number, and which events happen instead
 * of others.
 */
final class Pairs implements Prohibited.Splice {
    /**
     * The number of what happens instead of another event. What ordered the other has not done it: a unit that is bound
     * instead of being retired has not been retired.
     */
    @Rule(jp = "11.12.1.1")
    static final int INSTEAD = -1;

    private static final int[] NONE = {};

    /** Of a change of which nothing was tried on any event; nobody adds to it. */
    static final Pairs NOTHING = new Pairs();

    private int[] events = NONE;
    private int[] tried = NONE;

    /** Returns those that the frame of a change holds. */
    static Pairs of(Frame frame) {
        Pairs pairs = new Pairs();
        pairs.events = frame.values(ChangeFrame.TRIED_ON);
        pairs.tried = frame.values(ChangeFrame.TRIED);
        return pairs;
    }

    /** Lets the frame of a change hold them. */
    void keep(Run run) {
        run.set(ChangeFrame.TRIED_ON, events);
        run.set(ChangeFrame.TRIED, tried);
    }

    /** Returns those of one number. */
    Pairs of(int what) {
        Pairs pairs = new Pairs();
        for (int i = 0; i < events.length; i++) {
            if (tried[i] == what) {
                pairs.add(events[i], what);
            }
        }
        return pairs;
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
    @Override
    public void spliced(int at, int count) {
        if (events.length == 0) {
            return;
        }
        follow((event, next) -> {
            int copies = event == at ? count : 1;
            for (int copy = 0; copy < copies; copy++) {
                next.accept(event <= at ? event + copy : event + count - 1);
            }
        });
    }

    /** The same events stand in another order, each being told from those that are equal to it. */
    @SuppressWarnings("ReferenceEquality")
    void moved(Batch from, Batch to) {
        if (events.length == 0) {
            return;
        }
        follow((event, next) -> {
            for (int at = 0; at < to.size(); at++) {
                if (to.get(at) == from.get(event)) {
                    next.accept(at);
                }
            }
        });
    }

    private void follow(Moves moves) {
        int[] oldEvents = events;
        int[] oldTried = tried;
        events = NONE;
        tried = NONE;
        for (int i = 0; i < oldEvents.length; i++) {
            int what = oldTried[i];
            moves.follow(oldEvents[i], at -> add(at, what));
        }
    }

    /** Says at which indices an event stands that stood at another. */
    private interface Moves {
        void follow(int event, IntConsumer next);
    }
}
