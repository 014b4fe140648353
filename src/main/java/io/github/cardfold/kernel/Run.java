package io.github.cardfold.kernel;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The stack being run, as a step sees it: its own frame's values and what it may order. A step orders at most one
 * change or call, as the last thing it does.
 */
public final class Run {
    /** The greatest number of steps between two decisions; beyond it the game ends undecided. */
    static final int BUDGET = 100_000;

    /** So many effects that last make every step count for one more, as whoever asks for information reads them all. */
    static final int EFFECTS_A_STEP = 256;

    private final Position position;
    private final @Nullable StepListener listener;
    private final Options options = new Options();
    private int current;
    /** The index of the step that was begun last. */
    private int begun;

    private boolean hasOffered;

    Run(Position position, @Nullable StepListener listener) {
        this.position = position;
        this.listener = listener;
    }

    /** Returns the index of this step's frame on the stack. */
    int current() {
        return current;
    }

    private void reached(Frame frame) {
        if (listener != null) {
            listener.reached(frame.procedure().name(), frame.label(), () -> new State(position.still()));
        }
    }

    /** Says that events have happened together. */
    void committed(Batch done) {
        if (listener != null) {
            listener.committed(done.size());
        }
    }

    private void heard(Frame frame, Step step) {
        if (listener != null) {
            listener.ran(frame.procedure().name(), step.label());
        }
    }

    /** Says that what a step of a procedure does was done without a frame of that procedure. */
    void passed(String procedure, String label) {
        if (listener != null) {
            listener.ran(procedure, label);
        }
    }

    /** Says that a rule action is carried out. */
    public void acts(RuleAction action) {
        if (listener != null) {
            listener.acted(action);
        }
    }

    /** Runs the stack until a seat must be asked or the game is over. */
    void untilDecision() {
        for (int steps = 0; position.depth() > 0; steps += 1 + position.lastingCount() / EFFECTS_A_STEP) {
            if (position.isOver()) {
                position.clearStack();
                return;
            }
            if (steps > BUDGET) {
                position.undecided(trace());
                position.clearStack();
                return;
            }
            current = position.depth() - 1;
            Frame frame = position.frame(current);
            if (frame.at() == frame.procedure().size()) {
                position.pop();
            } else if (!runStep(frame)) {
                return;
            }
        }
    }

    /** Runs the next step; false if it asks somebody. */
    private boolean runStep(Frame frame) {
        Step step = frame.procedure().step(frame.at());
        reached(frame);
        if (!(step instanceof Step.Asking asking)) {
            Frame own = position.writable(current);
            begun = own.at();
            own.at(own.procedure().next(begun));
            heard(own, step);
            step.run(this);
            return true;
        }
        Ask ask = asking.ask();
        if (ask.seat(position, frame) == Seat.NATURE.ordinal() || !ask.isOpen(position, frame)) {
            return false;
        }
        options.clear();
        ask.options(position, frame, options);
        if (options.size() != 1 || !ask.anew().isEmpty()) {
            Aside.offer(position, frame, ask, options);
        }
        hasOffered = options.size() != 1;
        if (hasOffered) {
            return false;
        }
        answer(options.first());
        return true;
    }

    /** Tells whether the run ended with a question whose options were looked at. */
    boolean hasOffered() {
        return hasOffered && !position.isOver();
    }

    /** Returns the codes of those options. */
    int[] offered() {
        return options.codes();
    }

    /** Puts an answer into the frame that asked, or carries out what is done instead of answering. */
    void answer(int code) {
        current = position.depth() - 1;
        Frame frame = position.frame(current);
        Step.Asking step = (Step.Asking) frame.procedure().step(frame.at());
        Answer answer = new Answer(code);
        if (Aside.take(this, step.ask(), answer)) {
            return;
        }
        Frame own = position.writable(current);
        begun = own.at();
        own.at(own.procedure().next(begun, answer));
        heard(own, step);
        step.ask().answer(this, answer);
    }

    private String trace() {
        StringBuilder text = new StringBuilder("no decision after " + BUDGET + " steps:");
        for (int i = 0; i < position.depth(); i++) {
            Frame frame = position.frame(i);
            int at = Math.min(frame.at(), frame.procedure().size() - 1);
            text.append(' ')
                    .append(frame.procedure().name())
                    .append('/')
                    .append(frame.procedure().step(at).label());
        }
        return text.toString();
    }

    /** Returns the candidate of a question that this step would ask a seat. */
    Candidate candidate(int seat) {
        return options.candidate(position, frame(), seat);
    }

    /** Returns the position as it is now. */
    public Position position() {
        return position;
    }

    /** Returns this step's frame. */
    public Frame frame() {
        return position.frame(current);
    }

    /** Returns a value of this step's frame. */
    public int get(Local local) {
        return frame().get(local);
    }

    /** Sets a value of this step's frame. */
    public void set(Local local, int value) {
        if (frame().get(local) != value) {
            position.writable(current).set(local, value);
        }
    }

    /** Empties a list of this step's frame. */
    public void clear(Local local) {
        position.writable(current).set(local, new int[0]);
    }

    /** Appends to a list of this step's frame. */
    public void append(Local local, int value) {
        position.writable(current).append(local, value);
    }

    /** Sets a list of this step's frame. */
    public void set(Local local, int[] values) {
        position.writable(current).set(local, values.clone());
    }

    /** Returns a copy of a list of this step's frame. */
    public int[] objects(Local local) {
        return frame().list(local).clone();
    }

    /** Sets a list in the topmost frame of a procedure that encloses this step. */
    public void setIn(String procedure, Local local, int[] values) {
        position.writable(indexOf(procedure)).set(local, values.clone());
    }

    /** Empties a list in the topmost frame of a procedure that encloses this step. */
    public void clearIn(String procedure, Local local) {
        position.writable(indexOf(procedure)).set(local, new int[0]);
    }

    /** Returns the topmost frame of a procedure that encloses this step. */
    public Frame enclosing(String procedure) {
        return position.frame(indexOf(procedure));
    }

    /** Sets a value in the topmost frame of a procedure that encloses this step. */
    public void setIn(String procedure, Local local, int value) {
        position.writable(indexOf(procedure)).set(local, value);
    }

    /** Hands a result back: sets a value in the frame that called this step's procedure. */
    public void reply(Local local, int value) {
        position.writable(current - 1).set(local, value);
    }

    /** Hands a result back: sets a list in the frame that called this step's procedure. */
    public void reply(Local local, int[] values) {
        position.writable(current - 1).set(local, values.clone());
    }

    /** Appends to a list in the topmost frame of a procedure that encloses this step. */
    public void appendIn(String procedure, Local local, int value) {
        position.writable(indexOf(procedure)).append(local, value);
    }

    private int indexOf(String procedure) {
        Procedure sought = position.rules().procedure(procedure);
        for (int i = position.depth() - 1; i >= 0; i--) {
            if (position.frame(i).procedure() == sought) {
                return i;
            }
        }
        throw new IllegalStateException("procedure " + procedure + " is not being carried out");
    }

    /** Orders a change; it runs to its end before the next step. */
    public void propose(Batch batch) {
        if (!batch.isEmpty()) {
            Pipeline.propose(this, batch);
        }
    }

    /** Orders a change of one event. */
    public void propose(Event event) {
        propose(Batch.of(event));
    }

    /**
     * Tells whether an event that changes nothing by itself would, if it happened now, put an ability on standby that
     * all know of.
     */
    public boolean wouldTrigger(Event fact) {
        return Pipeline.found(position, Batch.of(fact)).isAnyKnown();
    }

    /** Orders a procedure, with values for its first single locals; it runs to its end before the next step. */
    public void call(String procedure, int... arguments) {
        Frame frame = new Frame(position.rules().procedure(procedure), position.serial());
        System.arraycopy(arguments, 0, frame.singles(), 0, arguments.length);
        position.push(frame);
    }

    /** Orders a procedure, with values for its first single locals and its first lists. */
    public void call(String procedure, int[] arguments, int[]... lists) {
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
    public void resolve(Standby ability) {
        int[] arguments = ability.instance() == 0
                ? new int[] {ability.master(), ability.source()}
                : new int[] {ability.master(), ability.source(), ability.instance()};
        if (ability.bindings().length == 0) {
            call(ability.procedure(), arguments);
        } else {
            call(ability.procedure(), arguments, ability.bindings());
        }
    }

    /** Returns what chance drew last among the events since the last decision (12.4). */
    public int drawn() {
        for (int i = position.eventCount() - 1; i >= 0; i--) {
            if (position.event(i).kind() == EventKind.RANDOM) {
                return position.event(i).index();
            }
        }
        throw new IllegalStateException("nothing was drawn");
    }

    /** Pushes the procedure that the step just begun names. */
    void callResolved(int[] arguments) {
        Frame own = frame();
        Frame callee = new Frame(own.procedure().callee(begun), position.serial());
        System.arraycopy(arguments, 0, callee.singles(), 0, arguments.length);
        position.push(callee);
    }

    /** Continues at the label that the step just begun names. */
    void goResolved() {
        Frame own = position.writable(current);
        own.at(own.procedure().target(begun));
    }

    /** Continues this step's procedure at a label. */
    public void go(String label) {
        Frame frame = position.writable(current);
        frame.at(frame.procedure().indexOf(label));
    }

    /** Leaves this step's procedure. */
    public void end() {
        Frame frame = position.writable(current);
        frame.at(frame.procedure().size());
    }

    /** Leaves all procedures down to an enclosing one and continues that at a label (18.4). */
    public void unwindTo(String procedure, String label) {
        int target = indexOf(procedure);
        while (position.depth() - 1 > target) {
            current = position.depth() - 1;
            @Nullable Consumer<Run> unwound = frame().procedure().unwound();
            if (unwound != null) {
                unwound.accept(this);
            }
            position.pop();
        }
        current = target;
        go(label);
    }

    Frame own() {
        return position.writable(current);
    }
}
