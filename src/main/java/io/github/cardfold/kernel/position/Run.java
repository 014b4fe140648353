package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The stack being run, as a step sees it: its own frame's values and what it may order. A step orders at most one
 * change or call, as the last thing it does.
 */
public abstract class Run {
    private final OpenPosition position;
    private int current;

    /** Starts at the top of the stack of a position. */
    protected Run(OpenPosition position) {
        this.position = position;
    }

    /** Returns the position to be written. */
    protected final OpenPosition open() {
        return position;
    }

    /** Returns the index of this step's frame on the stack. */
    protected final int current() {
        return current;
    }

    /** Goes on with the topmost frame and returns it. */
    protected final Frame top() {
        current = position.depth() - 1;
        return position.frame(current);
    }

    /** Looks at a frame by its index on the stack. */
    protected final void lookAt(int frame) {
        current = frame;
    }

    /** Returns the position as it is now. */
    public final Position position() {
        return position;
    }

    /** Returns this step's frame. */
    public final Frame frame() {
        return position.frame(current);
    }

    /** Tells whether this step's frame stands somewhere after a label. */
    public final boolean isPast(String label) {
        return frame().procedure().indexOf(label) < frame().at();
    }

    /** Returns a value of this step's frame. */
    public final int get(Local local) {
        return frame().get(local);
    }

    /**
     * Returns a seat of this step's frame.
     *
     * @throws IndexOutOfBoundsException if it is none
     */
    public final Seat seat(Local local) {
        return frame().seat(local);
    }

    /** Sets a seat of this step's frame. */
    public final void set(Local local, Seat seat) {
        set(local, seat.ordinal());
    }

    /** Sets a value of this step's frame. */
    public final void set(Local local, int value) {
        if (frame().get(local) != value) {
            position.writable(current).set(local, value);
        }
    }

    /** Empties a list of this step's frame. */
    public final void clear(Local local) {
        clear(current, local);
    }

    private void clear(int frame, Local local) {
        if (position.frame(frame).size(local) > 0) {
            position.writable(frame).set(local, new int[0]);
        }
    }

    /** Appends to a list of this step's frame. */
    public final void append(Local local, int value) {
        position.writable(current).append(local, value);
    }

    /** Sets a list of this step's frame. */
    public final void set(Local local, int[] values) {
        position.writable(current).set(local, values.clone());
    }

    /** Returns a copy of a list of this step's frame. */
    public final int[] objects(Local local) {
        return frame().list(local).clone();
    }

    /** Sets a list in the topmost frame of a procedure that encloses this step. */
    public final void setIn(String procedure, Local local, int[] values) {
        position.writable(indexOf(procedure)).set(local, values.clone());
    }

    /** Empties a list in the topmost frame of a procedure that encloses this step. */
    public final void clearIn(String procedure, Local local) {
        clear(indexOf(procedure), local);
    }

    /** Returns the topmost frame of a procedure that encloses this step. */
    public final Frame enclosing(String procedure) {
        return position.frame(indexOf(procedure));
    }

    /** Sets a value in the topmost frame of a procedure that encloses this step. */
    public final void setIn(String procedure, Local local, int value) {
        position.writable(indexOf(procedure)).set(local, value);
    }

    /**
     * Hands objects to the stage of a change that has called this step's procedure.
     *
     * @throws IllegalStateException if no stage of a change has
     */
    public abstract void chosen(int... objects);

    /**
     * Lets what this step's procedure has gathered happen instead of the event for which a stage of a change has called
     * it, and leaves the procedure.
     *
     * @param besides what is carried out besides, right after the commit: an entry that is in no queue yet, null if
     *     nothing is. The texts that were applied to the event are added to it: whose they are behind its objects, and
     *     as its numbers which texts they are
     * @throws IllegalStateException if no stage of a change has called a procedure that gathers
     */
    public abstract void instead(Frame.@Nullable Queued besides);

    /** Hands a result back: sets a value in the frame that called this step's procedure. */
    public final void reply(Local local, int value) {
        position.writable(current - 1).set(local, value);
    }

    /** Hands a result back: sets a list in the frame that called this step's procedure. */
    public final void reply(Local local, int[] values) {
        position.writable(current - 1).set(local, values.clone());
    }

    /** Appends to a list in the topmost frame of a procedure that encloses this step. */
    public final void appendIn(String procedure, Local local, int value) {
        position.writable(indexOf(procedure)).append(local, value);
    }

    /** Orders a change; it runs to its end before the next step. */
    public abstract void propose(Batch batch);

    /**
     * Returns why what this step proposes happens, as the nearest procedure says that is being carried out and says
     * anything of it; null if the rules alone order it.
     */
    public abstract @Nullable Cause cause();

    /** Orders a change of one event. */
    public final void propose(Event event) {
        propose(Batch.of(event));
    }

    /**
     * Tells whether an event that changes nothing by itself would, if it happened now, put an ability on standby that
     * all know of.
     */
    public abstract boolean wouldTrigger(Event fact);

    /**
     * Returns the rule actions that are to be carried out, in the order of their sections: they are due, and not all
     * their events are forbidden (1.3.2).
     */
    public abstract List<RuleAction> dueActions();

    /**
     * Returns what would be left of a batch if it were proposed now: the events that no prohibition keeps from
     * happening, as the rules send them elsewhere (1.3.3).
     */
    public abstract Batch possible(Batch batch);

    /** Says that a rule action is carried out. */
    public abstract void acts(RuleAction action);

    /** Orders a procedure, with values for its first single locals; it runs to its end before the next step. */
    public final void call(String procedure, int... arguments) {
        push(position.rules().procedure(procedure), arguments);
    }

    /** Orders a procedure, with values for its first single locals and its first lists. */
    public final void call(String procedure, int[] arguments, int[]... lists) {
        call(procedure, arguments);
        Frame frame = position.frame(position.depth() - 1);
        int given = 0;
        for (Local local : frame.procedure().locals()) {
            if (local.isList() && given < lists.length) {
                frame.set(local, lists[given++].clone());
            }
        }
        if (given < lists.length) {
            throw new IllegalArgumentException(
                    "procedure " + procedure + " takes " + given + " lists, not " + lists.length);
        }
    }

    /** Orders the procedure of an ability on standby, for its master and source and what its trigger bound. */
    public final void resolve(Standby ability) {
        int[] arguments = ability.instance() == 0
                ? new int[] {ability.master().ordinal(), ability.source()}
                : new int[] {ability.master().ordinal(), ability.source(), ability.instance()};
        if (ability.bindings().length == 0) {
            call(ability.procedure(), arguments);
        } else {
            call(ability.procedure(), arguments, ability.bindings());
        }
    }

    /**
     * Takes an entry out of its queue and orders its procedure, for its seat and source and, as lists, its objects and
     * numbers. The effects that begin with it do so at once.
     */
    public final void takeUp(Frame.Queued entry) {
        call(entry.procedure(), new int[] {entry.seat().ordinal(), entry.source()}, entry.lists());
        propose(Batch.ofAll(taking(entry).asJava()));
    }

    /** Takes up the next entry of a queue; nothing happens if there is none. */
    public final void takeNext(QueueKind queue) {
        Frame.Queued next = position.nextQueued(queue);
        if (next != null) {
            takeUp(next);
        }
    }

    /** Returns the events by which an entry is taken up: it leaves its queue, and what begins with it begins. */
    public static Array<Event> taking(Frame.Queued entry) {
        return entry.lasting().map(Event::begin).prepend(Event.unqueue(entry));
    }

    /** Returns what chance drew last among the events since the last decision (12.4). */
    public final int drawn() {
        for (int i = position.eventCount() - 1; i >= 0; i--) {
            if (position.event(i).kind() == EventKind.RANDOM) {
                return position.event(i).index();
            }
        }
        throw new IllegalStateException("nothing was drawn");
    }

    /** Returns what chance drew the last so many times among the events since the last decision, in order (12.4). */
    public final int[] drawn(int times) {
        int[] all = IntStream.range(0, position.eventCount())
                .filter(i -> position.event(i).kind() == EventKind.RANDOM)
                .map(i -> position.event(i).index())
                .toArray();
        return Arrays.copyOfRange(all, all.length - times, all.length);
    }

    /** Puts a frame of a procedure on the stack, with values for its first single locals. */
    public final void push(Outline procedure, int... arguments) {
        position.push(procedure).give(arguments);
    }

    /** Continues this step's procedure at a step, by its index; texts and rules are written in blocks instead. */
    public final void goTo(int step) {
        position.continuing(current).at(step);
    }

    /** Leaves this step's procedure. */
    public final void end() {
        Frame frame = position.writable(current);
        frame.at(frame.procedure().size());
    }

    /**
     * Leaves all procedures down to an enclosing one and continues that at a label (18.4). The queues that unwinding
     * empties are emptied by a change before that goes on.
     */
    public abstract void unwindTo(String procedure, String label);

    /** Leaves all procedures down to an enclosing one and continues that at a label; all queues stay as they are. */
    public abstract void leaveFor(String procedure, String label);

    /** Returns the index of the topmost frame of a procedure that encloses this step. */
    protected final int indexOf(String procedure) {
        int at = position.indexOf(procedure);
        if (at < 0) {
            throw new IllegalStateException("procedure " + procedure + " is not being carried out");
        }
        return at;
    }
}
