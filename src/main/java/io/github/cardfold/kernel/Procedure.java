package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Witness;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Question;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A procedure of the rules, or an effect's tree: a list of steps with labels. The labels of rule procedures are section
 * numbers; where a paragraph orders two things, the second label says which, as in {@code 9.2.2 check}.
 */
public final class Procedure extends Outline {
    private final List<Node> nodes;
    private final Step[] steps;
    private final Procedure[] callees;
    private final int[] nexts;
    private final int[] targets;
    private final int[][] cases;
    private final @Nullable Consumer<Run> unwound;
    private final @Nullable Local touched;
    private final @Nullable Local changes;
    private final Noting[] noting;

    private Procedure(Builder builder, List<Node> nodes, Layout layout) {
        super(builder.name, Arrays.stream(layout.steps()).map(Step::label).toList(), builder.locals);
        this.nodes = nodes;
        steps = layout.steps();
        callees = new Procedure[steps.length];
        nexts = layout.nexts();
        targets = layout.targets();
        cases = layout.cases();
        unwound = builder.unwound;
        touched = builder.touched;
        changes = builder.changes;
        noting = builder.noting.toArray(new Noting[0]);
    }

    private static Procedure of(Builder builder) {
        List<Node> nodes = Node.copies(builder.nodes);
        return new Procedure(builder, nodes, new Layout(nodes));
    }

    /** Returns the procedure that a frame carries out. */
    static Procedure of(Frame frame) {
        return (Procedure) frame.procedure();
    }

    /** Starts a procedure under a name, for rules the number of their section. */
    public static Builder named(String name) {
        return new Builder(name);
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

    /** Returns what the question asked at a label is about, none if the step with that label asks nothing. */
    public Option<String> purposeAt(String label) {
        return steps[indexOf(label)] instanceof Step.Asking asking
                ? Option.some(asking.ask().purpose())
                : Option.none();
    }

    /** Returns the section for which the step with a label stands empty, "" if it does something. */
    public String waitingAt(String label) {
        return steps[indexOf(label)] instanceof Step.Waits waits ? waits.section() : "";
    }

    /** Returns what a frame asks where it stands, none if it asks nobody. */
    public static Option<Ask> asked(Frame frame) {
        Procedure procedure = of(frame);
        return procedure.asksAt(frame.at())
                ? Option.some(((Step.Asking) procedure.step(frame.at())).ask())
                : Option.none();
    }

    boolean asksAt(int at) {
        return at < steps.length && steps[at] instanceof Step.Asking;
    }

    /** Finds what the steps name: other procedures and labels of this one. Done once, when rules are assembled. */
    void resolve(Function<String, Procedure> procedures) {
        Arrays.fill(callees, this);
        for (int i = 0; i < steps.length; i++) {
            if (!steps[i].callee().isEmpty()) {
                callees[i] = procedures.apply(steps[i].callee());
            }
            targets[i] = steps[i].target().isEmpty() ? targets[i] : indexOf(steps[i].target());
        }
    }

    /** Returns the procedure that a step calls. */
    Procedure callee(int at) {
        return callees[at];
    }

    /** Returns the index at which a step continues. */
    int next(int at) {
        return nexts[at];
    }

    /** Returns the index at which an answer to the question of a step leads to. */
    int next(int at, Answer answer) {
        return cases[at].length == 0 ? nexts[at] : ((Step.Asking) steps[at]).led(this, cases[at], nexts[at], answer);
    }

    /** Returns the indices at which the steps begin to which a step may lead by what is answered or found. */
    int[] cases(int at) {
        return cases[at];
    }

    /** Returns the index at which a step continues if it jumps or leaves out the steps that depend on it. */
    int target(int at) {
        return targets[at];
    }

    Step step(int at) {
        return steps[at];
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
        Builder builder = new Builder(name());
        builder.nodes.addAll(Node.copies(nodes));
        builder.locals.addAll(locals());
        builder.unwound = unwound;
        builder.touched = touched;
        builder.changes = changes;
        builder.noting.addAll(List.of(noting));
        return builder;
    }

    /** Where a frame notes what a witness sees. */
    record Noting(Local objects, Witness witness) {}

    /** Lists the steps of a procedure in order. */
    public static final class Builder {
        private final String name;
        private final List<Node> nodes = new ArrayList<>();
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

        /** Carries out the steps of a block if a condition holds. */
        public Builder when(String label, Predicate<Run> condition, Consumer<Builder> block) {
            return add(new Node(new Step.Unless(label, condition), false, blocks(block)));
        }

        /** Carries out the steps of a block as long as a condition holds, which is looked at before each time. */
        public Builder repeat(String label, Predicate<Run> condition, Consumer<Builder> block) {
            return add(new Node(new Step.Unless(label, condition), true, blocks(block)));
        }

        /** Carries out the steps of a block again and again, until one of them ends the procedure. */
        public Builder repeat(Consumer<Builder> block) {
            return add(new Node(null, true, blocks(block)));
        }

        /**
         * Carries out one of several blocks, or none.
         *
         * @param which names the first label of the block, or "" for none
         */
        @SafeVarargs
        public final Builder branch(String label, Function<Run, String> which, Consumer<Builder>... blocks) {
            return add(new Node(new Step.Branch(label, which), false, blocks(blocks)));
        }

        /**
         * Asks a seat, and carries out the block to which the answer leads: yes to the first one, every other choice to
         * the one that begins with a label of the choice's section. A choice without a block leads on, and so does no.
         */
        @SafeVarargs
        public final Builder choose(String label, Question question, Consumer<Builder>... blocks) {
            return add(new Node(new Step.Asking(label, question), false, blocks(blocks)));
        }

        @SafeVarargs
        private List<List<Node>> blocks(Consumer<Builder>... blocks) {
            List<List<Node>> all = new ArrayList<>();
            for (Consumer<Builder> each : blocks) {
                Builder inner = new Builder(name);
                each.accept(inner);
                if (inner.nodes.isEmpty() || !inner.locals.isEmpty()) {
                    throw new IllegalArgumentException(name + " has a block that has no steps, or values of its own");
                }
                all.add(inner.nodes);
            }
            return all;
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

        /** Leaves the block that is carried out again and again, if a condition holds. */
        public Builder leaveIf(String label, Predicate<Run> condition) {
            return add(new Step.Leave(label, condition));
        }

        /** Leaves the procedure. */
        public Builder end(String label) {
            return add(new Step.End(label, null));
        }

        /** Stands empty until the mechanic of a section arrives. */
        public Builder waits(String label, String section) {
            return add(new Step.Waits(label, section));
        }

        /** Appends a step. */
        Builder add(Step step) {
            return add(new Node(step, false, List.of()));
        }

        private Builder add(Node node) {
            nodes.add(node);
            return this;
        }

        /** Inserts the steps of another procedure before a label. */
        public Builder insertBefore(String label, Procedure inserted) {
            Spot spot = spot(label);
            spot.among.addAll(spot.at, Node.copies(inserted.nodes));
            return this;
        }

        /** Inserts the steps of another procedure after a label and what depends on it. */
        public Builder insertAfter(String label, Procedure inserted) {
            Spot spot = spot(label);
            spot.among.addAll(spot.at + 1, Node.copies(inserted.nodes));
            return this;
        }

        /** Moves a step and what depends on it before another label. */
        public Builder moveBefore(String label, String moved) {
            Spot from = spot(moved);
            Node node = from.among.remove(from.at);
            Spot to = spot(label);
            to.among.add(to.at, node);
            return this;
        }

        /** Drops a step and what depends on it. */
        public Builder drop(String label) {
            Spot spot = spot(label);
            spot.among.remove(spot.at);
            return this;
        }

        /** Puts a step in the place of the one with its label; what depends on it stays. */
        Builder replace(Step step) {
            Spot spot = spot(step.label());
            Node node = spot.among.get(spot.at);
            spot.among.set(spot.at, new Node(step, node.isAgain(), node.blocks()));
            return this;
        }

        private Spot spot(String label) {
            Spot spot = spot(label, nodes);
            if (spot == null) {
                throw new IllegalArgumentException("procedure " + name + " has no step labelled " + label);
            }
            return spot;
        }

        private static @Nullable Spot spot(String label, List<Node> among) {
            for (int i = 0; i < among.size(); i++) {
                Step step = among.get(i).step();
                if (step != null && step.label().equals(label)) {
                    return new Spot(among, i);
                }
                for (List<Node> block : among.get(i).blocks()) {
                    Spot spot = spot(label, block);
                    if (spot != null) {
                        return spot;
                    }
                }
            }
            return null;
        }

        /** Where a step stands. */
        private record Spot(List<Node> among, int at) {}

        /** Returns the procedure. */
        public Procedure build() {
            return Procedure.of(this);
        }
    }
}
