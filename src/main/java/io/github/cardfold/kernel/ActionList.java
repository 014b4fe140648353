package io.github.cardfold.kernel;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * The legal answers to a decision, in a fixed order that depends only on what the asked seat sees. Actions are made as
 * they are asked for; the list holds codes. Immutable.
 */
public final class ActionList implements Iterable<Action> {
    private final Rules rules;
    private final int seat;
    private final int[] codes;

    ActionList(Rules rules, int seat, int[] codes) {
        this.rules = rules;
        this.seat = seat;
        this.codes = codes;
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
        return Action.ofCode(rules, seat, codes[index]);
    }

    /** Returns the index of an answer, -1 if it is not legal. */
    public int indexOf(Action action) {
        if (codes.length == 0 || action.seat().ordinal() != seat || action.shape() == Action.Shape.CONCEDE) {
            return -1;
        }
        int code = action.code(rules);
        int at = code < 0 ? -1 : Arrays.binarySearch(codes, code);
        return Math.max(at, -1);
    }

    /** Tells whether an answer is legal. */
    public boolean contains(Action action) {
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
    public String toString() {
        StringBuilder text = new StringBuilder("[");
        for (Action each : this) {
            text.append(text.length() == 1 ? "" : ", ").append(each);
        }
        return text.append(']').toString();
    }
}
