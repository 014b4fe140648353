package io.github.cardfold.kernel.position;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
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

    /**
     * A procedure that waits in a queue until a step takes it up, with what it is to be carried out with. Immutable
     * plain data, and public but for what hidden cards it names are. Of an object that it names and that has departed
     * last information is kept as long as it waits.
     *
     * <p>An entry outlives its source, its objects and the seat that ordered it: nothing but events takes it out of its
     * queue. If that seat has lost, its entries wait and are carried out as those of the others are, and what the seat
     * would be asked then it passes or refuses. A game that wants it otherwise takes them out as a consequence of the
     * loss.
     */
    public static final class Queued {
        private static final int[] NOTHING = {};

        private final int id;
        private final QueueKind queue;
        private final String procedure;
        private final Seat seat;
        private final int source;
        private final int[] objects;
        private final int[] numbers;
        private final Array<TimedEffect> lasting;

        private Queued(
                int id,
                QueueKind queue,
                String procedure,
                Seat seat,
                int source,
                int[] objects,
                int[] numbers,
                Array<TimedEffect> lasting) {
            this.id = id;
            this.queue = queue;
            this.procedure = procedure;
            this.seat = seat;
            this.source = source;
            this.objects = objects;
            this.numbers = numbers;
            this.lasting = lasting;
        }

        /**
         * Returns an entry that is in no queue yet.
         *
         * @param procedure the name of the procedure that carries it out
         * @param seat the seat that has ordered it
         * @param source the object by which it was ordered, 0 if a rule did
         */
        public static Queued of(QueueKind queue, String procedure, Seat seat, int source) {
            return new Queued(
                    0,
                    requireNonNull(queue, "queue"),
                    requireNonNull(procedure, "procedure"),
                    requireNonNull(seat, "seat"),
                    source,
                    NOTHING,
                    NOTHING,
                    Array.empty());
        }

        /** Returns the same entry, naming these objects and no others. */
        public Queued naming(int... named) {
            return new Queued(id, queue, procedure, seat, source, named.clone(), numbers, lasting);
        }

        /** Returns the same entry with these numbers for its procedure and no others. */
        public Queued with(int... arguments) {
            return new Queued(id, queue, procedure, seat, source, objects, arguments.clone(), lasting);
        }

        /** Returns the same entry; these effects, which have not begun, begin when it is taken up, and not before. */
        public Queued beginning(Array<TimedEffect> effects) {
            return new Queued(id, queue, procedure, seat, source, objects, numbers, effects);
        }

        /** Returns the same entry, in its queue under an id. */
        public Queued made(int stamp) {
            return new Queued(stamp, queue, procedure, seat, source, objects, numbers, lasting);
        }

        /**
         * Returns its id, which is also its timestamp: entries made later have greater ones; 0 before it is in a queue.
         */
        public int id() {
            return id;
        }

        /** Returns the queue it belongs to. */
        public QueueKind queue() {
            return queue;
        }

        /** Returns the name of the procedure that carries it out. */
        public String procedure() {
            return procedure;
        }

        /** Returns the seat that has ordered it. */
        public Seat seat() {
            return seat;
        }

        /** Returns the object by which it was ordered, 0 if a rule did. */
        public int source() {
            return source;
        }

        /** Returns the objects it names. */
        public int[] objects() {
            return objects.clone();
        }

        /** Returns one of the objects it names. */
        public int object(int index) {
            return objects[index];
        }

        /** Returns the numbers for its procedure. */
        public int[] numbers() {
            return numbers.clone();
        }

        /** Returns the effects that begin when it is taken up; they have no ids. */
        public Array<TimedEffect> lasting() {
            return lasting;
        }

        /** Tells whether it, or an effect that begins with it, names an object. */
        boolean names(int object) {
            for (int each : objects) {
                if (each == object) {
                    return true;
                }
            }
            return source == object || lasting.exists(each -> each.source() == object || each.isOn(object));
        }

        /**
         * Returns the lists that its procedure is given: the objects, then the numbers; of empty ones at the end none.
         */
        int[][] lists() {
            if (numbers.length > 0) {
                return new int[][] {objects, numbers};
            }
            return objects.length > 0 ? new int[][] {objects} : new int[0][];
        }

        @Override
        public boolean equals(@Nullable Object o) {
            return this == o || o instanceof Queued that && id == that.id && isLike(that);
        }

        /** Tells whether an entry says the same, under whatever id. */
        public boolean isLike(Queued that) {
            return queue.name().equals(that.queue.name())
                    && procedure.equals(that.procedure)
                    && seat == that.seat
                    && source == that.source
                    && Arrays.equals(objects, that.objects)
                    && Arrays.equals(numbers, that.numbers)
                    && lasting.equals(that.lasting);
        }

        @Override
        public int hashCode() {
            return id * 31 + procedure.hashCode();
        }

        @Override
        public String toString() {
            return queue + " " + procedure + " of " + seat
                    + (source == 0 ? "" : " by #" + source)
                    + (objects.length == 0 ? "" : " on " + Arrays.toString(objects))
                    + (numbers.length == 0 ? "" : " with " + Arrays.toString(numbers))
                    + (lasting.isEmpty() ? "" : " beginning " + lasting.mkString(", "));
        }
    }
}
