package io.github.cardfold.kernel.question;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The legal answers to a decision, in a fixed order that depends only on what the asked seat sees. Actions are made as
 * they are asked for; the list holds codes. Immutable; equal if it lists equal actions.
 */
public final class ActionList implements Iterable<Action> {
    private static final int[] NO_CODES = {};

    private final VerbTable verbs;
    private final Seat seat;
    private final int[] codes;

    /** Makes a list of codes in rising order. */
    public ActionList(VerbTable verbs, Seat seat, int[] codes) {
        this.verbs = verbs;
        this.seat = seat;
        this.codes = codes;
    }

    /** Returns the list of a seat that is not asked. */
    public static ActionList none(VerbTable verbs, Seat seat) {
        return new ActionList(verbs, seat, NO_CODES);
    }

    /** Returns the number of answers. */
    public int size() {
        return codes.length;
    }

    /** Tells whether there is none, as after the end of the game. */
    public boolean isEmpty() {
        return codes.length == 0;
    }

    /**
     * Returns an answer.
     *
     * @throws IndexOutOfBoundsException unless {@code 0 <= index < size()}
     */
    public Action get(int index) {
        if (index < 0 || index >= codes.length) {
            throw new IndexOutOfBoundsException(
                    "answer " + index + " of " + codes.length + ": they are counted from 0");
        }
        return Action.ofCode(verbs, seat, codes[index]);
    }

    /**
     * Returns the first answer.
     *
     * @throws NoSuchElementException if there is none
     */
    public Action head() {
        return nonEmpty().get(0);
    }

    /**
     * Returns the last answer.
     *
     * @throws NoSuchElementException if there is none
     */
    public Action last() {
        return nonEmpty().get(size() - 1);
    }

    private ActionList nonEmpty() {
        if (isEmpty()) {
            throw new NoSuchElementException("nobody can answer anything");
        }
        return this;
    }

    /** Returns the first answer that meets a condition, none if none does. */
    public Option<Action> find(Predicate<? super Action> condition) {
        requireNonNull(condition, "condition");
        for (Action each : this) {
            if (condition.test(each)) {
                return Option.some(each);
            }
        }
        return Option.none();
    }

    /** Tells whether an answer meets a condition. */
    public boolean exists(Predicate<? super Action> condition) {
        requireNonNull(condition, "condition");
        return find(condition).isDefined();
    }

    /** Returns the answers that meet a condition, in order. */
    public Array<Action> filter(Predicate<? super Action> condition) {
        requireNonNull(condition, "condition");
        return toArray().filter(condition);
    }

    /** Returns what a function makes of each answer, in order. */
    public <T> Array<T> map(Function<? super Action, ? extends T> function) {
        requireNonNull(function, "function");
        return toArray().map(function);
    }

    /** Returns the answers as a sequence of Vavr's. */
    public Array<Action> toArray() {
        return Array.ofAll(this);
    }

    /** Returns the index of an answer, -1 if it is not legal. */
    public int indexOf(Action action) {
        requireNonNull(action, "action");
        if (codes.length == 0 || action.seat() != seat || action.shape() == Action.Shape.CONCEDE) {
            return -1;
        }
        int code = action.code(verbs);
        int at = code < 0 ? -1 : Arrays.binarySearch(codes, code);
        return Math.max(at, -1);
    }

    /** Tells whether an answer is legal. */
    public boolean contains(Action action) {
        requireNonNull(action, "action");
        return indexOf(action) >= 0;
    }

    int code(int index) {
        return codes[index];
    }

    @Override
    public Iterator<Action> iterator() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < codes.length;
            }

            @Override
            public Action next() {
                if (next >= codes.length) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof ActionList that && toArray().equals(that.toArray());
    }

    @Override
    public int hashCode() {
        return toArray().hashCode();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (Action each : this) {
            text.append(text.length() == 1 ? "" : ", ").append(each);
        }
        return text.append(']').toString();
    }
}
