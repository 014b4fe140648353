package io.github.cardfold.kernel.position;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a frame knows of its procedure: the name, the labels of the steps in order, and the values that it holds. */
public abstract class Outline {
    private static final int[] NO_SINGLES = {};

    private final String name;
    private final List<String> labels;
    private final Map<String, Integer> indices = new HashMap<>();
    private final List<Local> locals;
    private final Map<String, Local> byName = new HashMap<>();
    private final int[] objectSingles;
    private final int[] objectLists;
    private final int[] blank;
    private final int[][] emptyLists;
    private final int size;
    private int sought = -1;

    /**
     * Makes an outline.
     *
     * @throws IllegalArgumentException if two labels or two values have one name, or values are out of order
     */
    protected Outline(String name, List<String> labels, List<Local> locals) {
        this.name = name;
        this.labels = List.copyOf(labels);
        size = labels.size();
        this.locals = List.copyOf(locals);
        for (int i = 0; i < labels.size(); i++) {
            if (indices.put(labels.get(i), i) != null) {
                throw new IllegalArgumentException(name + " has two steps labelled " + labels.get(i));
            }
        }
        int singles = 0;
        int listCount = 0;
        for (Local local : locals) {
            if (local.index() != (local.isList() ? listCount++ : singles++)) {
                throw new IllegalArgumentException(name + ": local " + local.name() + " is out of order");
            }
            if (byName.put(local.name(), local) != null) {
                throw new IllegalArgumentException(name + " has two locals named " + local.name());
            }
        }
        blank = singles == 0 ? NO_SINGLES : new int[singles];
        for (Local local : locals) {
            if (local.type() == Local.Type.SEAT || local.type() == Local.Type.PLACE) {
                blank[local.index()] = -1;
            }
        }
        objectSingles = indices(Local.Type.OBJECT);
        objectLists = indices(Local.Type.OBJECTS);
        emptyLists = new int[listCount][];
        Arrays.fill(emptyLists, NO_SINGLES);
    }

    private int[] indices(Local.Type type) {
        return locals.stream()
                .filter(each -> each.type() == type)
                .mapToInt(Local::index)
                .toArray();
    }

    /** Numbers it among those whose topmost frames positions know; done once, when rules are assembled. */
    protected final void seek(int number) {
        sought = number;
    }

    /** Returns its number among those whose topmost frames positions know, -1 if it is none of them. */
    final int sought() {
        return sought;
    }

    /** Tells whether its frames gather what is proposed, so that it happens instead of an event or not at all. */
    public boolean gathers() {
        return false;
    }

    /** Returns the indices of the single locals that hold objects. */
    int[] objectSingles() {
        return objectSingles;
    }

    /** Returns the indices of the list locals that hold objects. */
    int[] objectLists() {
        return objectLists;
    }

    /** Returns the name. */
    public final String name() {
        return name;
    }

    /** Returns the value that its frames hold under a name, none if there is no such value. */
    public final Option<Local> local(String local) {
        return Option.of(byName.get(local));
    }

    /** Returns the names of the values that its frames hold, in order. */
    public final Array<String> localNames() {
        return Array.ofAll(locals).map(Local::name);
    }

    /** Returns the labels in order. */
    public final List<String> labels() {
        return labels;
    }

    /** Returns the label of a step, "" where only the end is left. */
    public final String label(int at) {
        return at < size ? labels.get(at) : "";
    }

    /** Returns the number of steps. */
    public final int size() {
        return size;
    }

    /** Tells whether its frames hold a local value. */
    public final boolean holds(Local local) {
        return locals.contains(local);
    }

    /** Returns the values that its frames hold. */
    public final List<Local> locals() {
        return locals;
    }

    /**
     * Returns the index of the step with a label.
     *
     * @throws IllegalArgumentException if no step has that label
     */
    public final int indexOf(String label) {
        Integer index = indices.get(label);
        if (index == null) {
            throw new IllegalArgumentException("procedure " + name + " has no step labelled " + label);
        }
        return index;
    }

    /** Tells whether a step has a label. */
    public final boolean has(String label) {
        return indices.containsKey(label);
    }

    /** Returns the single values that a frame begins with. */
    public final int[] freshSingles() {
        return blank.length == 0 ? blank : blank.clone();
    }

    /** Returns the lists that a frame begins with, all empty. */
    public final int[][] freshLists() {
        return emptyLists.length == 0 ? emptyLists : emptyLists.clone();
    }

    @Override
    public final String toString() {
        return name;
    }
}
