package io.github.cardfold.kernel;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A procedure of the rules, or an effect's tree: a list of steps with labels. The labels of rule procedures are section
 * numbers; where a paragraph orders two things, the second label says which, as in {@code 9.2.2 check}.
 */
public final class Procedure {
    private static final int[] NO_SINGLES = {};

    private final String name;
    private final Step[] steps;
    private final Procedure[] callees;
    private final int[] targets;
    private final Map<String, Integer> indices = new HashMap<>();
    private final List<Local> locals;
    private final int[] objectSingles;
    private final int[] objectLists;
    private final int[] blank;
    private final int[][] emptyLists;
    private final @Nullable Consumer<Run> unwound;
    private final @Nullable Local touched;
    private final @Nullable Local changes;
    private final Noting[] noting;

    private Procedure(Builder builder) {
        name = builder.name;
        steps = builder.steps.toArray(new Step[0]);
        callees = new Procedure[steps.length];
        targets = new int[steps.length];
        locals = List.copyOf(builder.locals);
        unwound = builder.unwound;
        touched = builder.touched;
        changes = builder.changes;
        noting = builder.noting.toArray(new Noting[0]);
        for (int i = 0; i < steps.length; i++) {
            if (indices.put(steps[i].label(), i) != null) {
                throw new IllegalArgumentException(name + " has two steps labelled " + steps[i].label());
            }
        }
        int singles = 0;
        int listCount = 0;
        for (Local local : locals) {
            if (local.index() != (local.isList() ? listCount++ : singles++)) {
                throw new IllegalArgumentException(name + ": local " + local.name() + " is out of order");
            }
            if (locals.stream().filter(each -> each.name().equals(local.name())).count() > 1) {
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

    /** Returns the indices of the single locals that hold objects. */
    int[] objectSingles() {
        return objectSingles;
    }

    /** Returns the indices of the list locals that hold objects. */
    int[] objectLists() {
        return objectLists;
    }

    /** Starts a procedure under a name, for rules the number of their section. */
    public static Builder named(String name) {
        return new Builder(name);
    }

    /** Returns the name. */
    public String name() {
        return name;
    }

    /** Returns the value that its frames hold under a name, none if there is no such value. */
    public Option<Local> local(String local) {
        return Option.ofOptional(
                locals.stream().filter(each -> each.name().equals(local)).findFirst());
    }

    /** Returns the names of the values that its frames hold, in order. */
    public Array<String> localNames() {
        return Array.ofAll(locals).map(Local::name);
    }

    /**
     * Returns the name of the procedure that the step with a label always carries out, "" if it carries out none or one
     * that depends.
     *
     * @throws IllegalArgumentException if no step has that label
     */
    public String calledAt(String label) {
        return steps[indexOf(label)].callee();
    }

    /** Returns the labels in order. */
    public List<String> labels() {
        return Arrays.stream(steps).map(Step::label).toList();
    }

    /** Returns what the question asked at a label is about, none if the step with that label asks nothing. */
    public Option<String> purposeAt(String label) {
        return steps[indexOf(label)] instanceof Step.Asking asking
                ? Option.some(asking.ask().purpose())
                : Option.none();
    }

    boolean asksAt(int at) {
        return at < steps.length && steps[at] instanceof Step.Asking;
    }

    /** Tells whether its frames hold a local value. */
    public boolean holds(Local local) {
        return locals.contains(local);
    }

    /** Finds what the steps name: other procedures and labels of this one. Done once, when rules are assembled. */
    void resolve(Rules rules) {
        Arrays.fill(callees, this);
        for (int i = 0; i < steps.length; i++) {
            if (!steps[i].callee().isEmpty()) {
                callees[i] = rules.procedure(steps[i].callee());
            }
            targets[i] = steps[i].target().isEmpty() ? i + 1 : indexOf(steps[i].target());
        }
    }

    /** Returns the procedure that a step calls. */
    Procedure callee(int at) {
        return callees[at];
    }

    /** Returns the index at which a step continues if it jumps. */
    int target(int at) {
        return targets[at];
    }

    List<Local> locals() {
        return locals;
    }

    int size() {
        return steps.length;
    }

    Step step(int at) {
        return steps[at];
    }

    int indexOf(String label) {
        Integer index = indices.get(label);
        if (index == null) {
            throw new IllegalArgumentException("procedure " + name + " has no step labelled " + label);
        }
        return index;
    }

    boolean has(String label) {
        return indices.containsKey(label);
    }

    int[] freshSingles() {
        return blank.length == 0 ? blank : blank.clone();
    }

    int[][] freshLists() {
        return emptyLists.length == 0 ? emptyLists : emptyLists.clone();
    }

    @Nullable
    Consumer<Run> unwound() {
        return unwound;
    }

    /** Returns where a frame keeps what its changes touched, null if it keeps nothing. */
    @Nullable
    Local touched() {
        return touched;
    }

    /** Returns where a frame counts its changes, null if it does not. */
    @Nullable
    Local changes() {
        return changes;
    }

    /** Returns what a frame notes of changes, and where; nobody changes the array. */
    Noting[] noting() {
        return noting;
    }

    /** Returns a builder that holds all of this procedure, to make an edition's or set's variant of it. */
    public Builder edit() {
        Builder builder = new Builder(name);
        builder.steps.addAll(List.of(steps));
        builder.locals.addAll(locals);
        builder.unwound = unwound;
        builder.touched = touched;
        builder.changes = changes;
        builder.noting.addAll(List.of(noting));
        return builder;
    }

    @Override
    public String toString() {
        return name;
    }

    /** Where a frame notes what a witness sees. */
    record Noting(Local objects, Witness witness) {}

    /** Lists the steps of a procedure in order. */
    public static final class Builder {
        private final String name;
        private final List<Step> steps = new ArrayList<>();
        private final List<Local> locals = new ArrayList<>();
        private @Nullable Consumer<Run> unwound;
        private @Nullable Local touched;
        private @Nullable Local changes;
        private final List<Noting> noting = new ArrayList<>();

        private Builder(String name) {
            this.name = name;
        }

        /** Declares the values a frame of this procedure holds; the first ones take the caller's arguments. */
        public Builder locals(Local... declared) {
            locals.addAll(List.of(declared));
            return this;
        }

        /** Says what is done when a frame of this procedure is left by a non-local exit. */
        public Builder unwound(Consumer<Run> action) {
            unwound = action;
            return this;
        }

        /**
         * Lets a frame hear what becomes of the changes that it and all it calls propose, however they were redirected
         * or replaced.
         *
         * @param objects a list of objects, to which those that were moved or turned are appended, as they are now
         * @param count a number, which rises by one for every event that changed the game
         */
        public Builder hears(Local objects, Local count) {
            touched = objects;
            changes = count;
            return this;
        }

        /**
         * Lets a frame note what becomes of objects as long as it is on the stack, whoever changes them.
         *
         * @param objects a list of objects, to which each object is appended at most once
         * @param witness says which objects a change has made worth noting
         */
        public Builder notes(Local objects, Witness witness) {
            noting.add(new Noting(objects, witness));
            return this;
        }

        /** Proposes the events that the function returns to the pipeline. */
        public Builder change(String label, Function<Run, Batch> events) {
            return add(new Step.Change(label, events));
        }

        /** Sets local values. */
        public Builder let(String label, Consumer<Run> action) {
            return add(new Step.Let(label, action));
        }

        /** Carries out another procedure. */
        public Builder call(String label, String procedure) {
            return add(new Step.Call(label, procedure, null, null));
        }

        /** Carries out another procedure with arguments for its first single locals. */
        public Builder call(String label, String procedure, Function<Run, int[]> arguments) {
            return add(new Step.Call(label, procedure, null, arguments));
        }

        /** Carries out another procedure if a condition holds. */
        public Builder callIf(String label, Predicate<Run> condition, String procedure) {
            return add(new Step.Call(label, procedure, condition, null));
        }

        /** Carries out another procedure with arguments if a condition holds. */
        public Builder callIf(
                String label, Predicate<Run> condition, String procedure, Function<Run, int[]> arguments) {
            return add(new Step.Call(label, procedure, condition, arguments));
        }

        /** Carries out the procedure that the function names, none if it names "". */
        public Builder callNamed(String label, Function<Run, String> procedure, Function<Run, int[]> arguments) {
            return add(new Step.CallNamed(label, procedure, arguments));
        }

        /** Continues at another label. */
        public Builder go(String label, String target) {
            return add(new Step.Go(label, target, null));
        }

        /** Continues at another label if a condition holds. */
        public Builder goIf(String label, Predicate<Run> condition, String target) {
            return add(new Step.Go(label, target, condition));
        }

        /** Asks a seat. */
        public Builder ask(String label, Ask ask) {
            return add(new Step.Asking(label, ask));
        }

        /** Leaves the procedure if a condition holds. */
        public Builder endIf(String label, Predicate<Run> condition) {
            return add(new Step.End(label, condition));
        }

        /** Stands empty until the mechanic of a section arrives. */
        public Builder waits(String label, String section) {
            return add(new Step.Waits(label, section));
        }

        /** Appends a step. */
        Builder add(Step step) {
            steps.add(step);
            return this;
        }

        /** Inserts the steps of another procedure before a label. */
        public Builder insertBefore(String label, Procedure inserted) {
            steps.addAll(at(label), List.of(inserted.steps));
            return this;
        }

        /** Inserts the steps of another procedure after a label. */
        public Builder insertAfter(String label, Procedure inserted) {
            steps.addAll(at(label) + 1, List.of(inserted.steps));
            return this;
        }

        /** Drops a step. */
        public Builder drop(String label) {
            steps.remove(at(label));
            return this;
        }

        private int at(String label) {
            for (int i = 0; i < steps.size(); i++) {
                if (steps.get(i).label().equals(label)) {
                    return i;
                }
            }
            throw new IllegalArgumentException("procedure " + name + " has no step labelled " + label);
        }

        /** Returns the procedure. */
        public Procedure build() {
            return new Procedure(this);
        }
    }
}
