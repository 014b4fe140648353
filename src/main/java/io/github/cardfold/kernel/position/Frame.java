package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One procedure being carried out: which, at which label, with which local values. A frame made or copied by the step
 * in progress is written in place; all others are shared between states and never change.
 */
public final class Frame {
    /** No step has this serial number: the frame is copied before it is written. */
    private static final int NO_WRITER = -1;

    private static final Standby[] NOTHING_NOTED = {};

    private final Outline procedure;
    private final int[] singles;
    private final int[][] lists;
    private int at;
    private @Nullable Batch batch;
    private Standby[] noted = NOTHING_NOTED;
    private final int writer;

    Frame(Outline procedure, int writer) {
        this.procedure = procedure;
        this.writer = writer;
        singles = procedure.freshSingles();
        lists = procedure.freshLists();
    }

    private Frame(
            Outline procedure,
            int at,
            int[] singles,
            int[][] lists,
            @Nullable Batch batch,
            Standby[] noted,
            int writer) {
        this.procedure = procedure;
        this.at = at;
        this.singles = singles;
        this.lists = lists;
        this.batch = batch;
        this.noted = noted;
        this.writer = writer;
    }

    /** Returns a frame as it was somewhere else; the arrays are its own from then on. */
    public static Frame restored(
            Outline procedure, int at, int[] singles, int[][] lists, Batch batch, Standby[] noted) {
        return new Frame(procedure, at, singles, lists, batch, noted, NO_WRITER);
    }

    /** Returns this frame if the step with that serial number made it, else a copy that the step may write. */
    public Frame writableBy(int step) {
        if (writer == step) {
            return this;
        }
        int[] ownSingles = singles.length == 0 ? singles : singles.clone();
        int[][] ownLists = lists.length == 0 ? lists : lists.clone();
        return new Frame(procedure, at, ownSingles, ownLists, batch, noted, step);
    }

    /** Returns the procedure. */
    public Outline procedure() {
        return procedure;
    }

    /** Returns the label of the step that comes next, or that asks; "" if only the end is left. */
    public String label() {
        return procedure.label(at);
    }

    /** Returns a single value. */
    public int get(Local local) {
        return singles[local.index()];
    }

    /**
     * Returns a seat.
     *
     * @throws IndexOutOfBoundsException if it is none
     */
    public Seat seat(Local local) {
        return Seat.of(get(local));
    }

    /** Returns how long a list is. */
    public int size(Local local) {
        return list(local).length;
    }

    /** Returns one entry of a list. */
    public int get(Local local, int index) {
        return list(local)[index];
    }

    /** Tells whether a list contains a value. */
    public boolean contains(Local local, int value) {
        for (int each : list(local)) {
            if (each == value) {
                return true;
            }
        }
        return false;
    }

    /** Returns the values of a list. */
    public int[] values(Local local) {
        return list(local).clone();
    }

    int[] list(Local local) {
        return lists[local.index()];
    }

    /** Returns all lists, in the order of their locals. */
    public int[][] lists() {
        return Arrays.stream(lists).map(int[]::clone).toArray(int[][]::new);
    }

    /** Returns all single values, in the order of their locals. */
    public int[] singles() {
        return singles.clone();
    }

    int single(int index) {
        return singles[index];
    }

    int[] listAt(int index) {
        return lists[index];
    }

    /** Sets the first single values. */
    void give(int[] arguments) {
        System.arraycopy(arguments, 0, singles, 0, arguments.length);
    }

    /** Returns the index of the step that comes next, or that asks. */
    public int at() {
        return at;
    }

    void at(int step) {
        at = step;
    }

    void set(Local local, int value) {
        singles[local.index()] = value;
    }

    void set(Local local, int[] values) {
        lists[local.index()] = values;
    }

    void append(Local local, int value) {
        int[] old = list(local);
        int[] next = Arrays.copyOf(old, old.length + 1);
        next[old.length] = value;
        set(local, next);
    }

    /** Returns the change that it carries through its stages, an empty one if none. */
    public Batch batch() {
        return batch == null ? Batch.NOTHING : batch;
    }

    void batch(Batch newBatch) {
        batch = newBatch;
    }

    /** The abilities that the committed batch triggered and that go on standby when its consequences have ended. */
    public Standby[] noted() {
        return noted.length == 0 ? noted : noted.clone();
    }

    void noted(Standby[] triggered) {
        noted = triggered;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Frame that
                        && procedure.name().equals(that.procedure.name())
                        && at == that.at
                        && Arrays.equals(singles, that.singles)
                        && Arrays.deepEquals(lists, that.lists)
                        && batch().equals(that.batch())
                        && Arrays.equals(noted, that.noted);
    }

    @Override
    public int hashCode() {
        return procedure.name().hashCode() * 31 + at;
    }

    @Override
    public String toString() {
        return procedure + " at " + label() + " " + Arrays.toString(singles);
    }
}
