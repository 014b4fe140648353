package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.position.Witness;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Lists the steps of a procedure in order, and edits those that are there. Steps that depend on another one are its
 * blocks, so that a procedure reads like the section that it carries out.
 */
public final class ProcedureBuilder {
    final String name;
    final List<Node> nodes;
    final List<Local> locals = new ArrayList<>();
    final List<Procedure.Noting> noting = new ArrayList<>();
    final List<Local> followed = new ArrayList<>();
    final List<Secret> secrets = new ArrayList<>();

    @Nullable
    Consumer<Run> unwound;

    @Nullable
    Predicate<Position> idle;

    @Nullable
    Local touched;

    @Nullable
    Local changes;

    @Nullable
    Function<Frame, @Nullable Cause> cause;

    boolean gathers;

    @Nullable
    Local appliedSources;

    @Nullable
    Local appliedTexts;

    ProcedureBuilder(String name, List<Node> nodes) {
        this.name = name;
        this.nodes = Node.copies(nodes);
    }

    /** Declares the values a frame of this procedure holds; the first ones take the caller's arguments. */
    public ProcedureBuilder locals(Local... declared) {
        locals.addAll(List.of(declared));
        return this;
    }

    /**
     * Says of which positions the procedure does nothing, so that a call of it needs no frame. It is to be said of the
     * steps as they are in the end: {@link Procedure#edit} forgets it.
     */
    public ProcedureBuilder idleIf(Predicate<Position> condition) {
        idle = condition;
        return this;
    }

    /** Says what is done when a frame of this procedure is left by a non-local exit. */
    public ProcedureBuilder unwound(Consumer<Run> action) {
        unwound = action;
        return this;
    }

    /**
     * Lets a frame hear what becomes of the changes that it and all it calls propose, however they were redirected or
     * replaced.
     *
     * @param objects a list of objects, to which those that were moved or turned are appended, as they are now
     * @param count a number, which rises by one for every event that changed the game
     */
    public ProcedureBuilder hears(Local objects, Local count) {
        touched = objects;
        changes = count;
        return this;
    }

    /**
     * Says why that happens which its steps propose, and those of the procedures that it calls and that do not say so
     * themselves.
     *
     * @param why returns the cause, null if what happens has none although an effect may have called the procedure
     */
    public ProcedureBuilder causes(Function<Frame, @Nullable Cause> why) {
        cause = why;
        return this;
    }

    /**
     * Lets a frame gather what its steps, and those of the procedures that they call, propose: nothing of it happens
     * before {@link Run#instead} lets it happen instead of an event.
     */
    public ProcedureBuilder gathers() {
        gathers = true;
        return this;
    }

    /**
     * Says that what its steps and those of the procedures that they call propose is what a replaced event has become:
     * what was applied to that event is not applied to it either (11.12.2.3).
     *
     * @param sources the list that keeps the objects whose texts were applied
     * @param texts the list that keeps the numbers of these texts
     */
    public ProcedureBuilder continues(Local sources, Local texts) {
        appliedSources = sources;
        appliedTexts = texts;
        return this;
    }

    /**
     * Lets a frame note what becomes of objects as long as it is on the stack, whoever changes them; a block may say it,
     * too.
     *
     * @param objects a list of objects or places, to which each is appended at most once
     * @param witness says which ones a change has made worth noting
     * @param kinds the kinds of events without which no change does
     */
    public ProcedureBuilder notes(Local objects, Witness witness, EventKind... kinds) {
        int bits = 0;
        for (EventKind each : kinds) {
            bits |= each.bit();
        }
        noting.add(new Procedure.Noting(objects, witness, bits));
        return this;
    }

    /**
     * Lets the objects of a list stay with their cards: where a move or a turn of its face makes a new object of a card,
     * the list names the new one from then on, whoever does it and whatever is asked in between.
     */
    public ProcedureBuilder follows(Local objects) {
        followed.add(objects);
        return this;
    }

    /** Says what a frame keeps that not every seat knows; a block may say it, too. */
    public ProcedureBuilder keeps(Secret secret) {
        secrets.add(secret);
        return this;
    }

    /** Proposes the events that the function returns to the pipeline. */
    public ProcedureBuilder change(String label, Function<Run, Batch> events) {
        return add(new Step.Change(label, events));
    }

    /** Sets local values. */
    public ProcedureBuilder let(String label, Consumer<Run> action) {
        return add(new Step.Let(label, action));
    }

    /** Carries out another procedure. */
    public ProcedureBuilder call(String label, String procedure) {
        return add(new Step.Call(label, procedure, null, null));
    }

    /** Carries out another procedure with arguments for its first single locals. */
    public ProcedureBuilder call(String label, String procedure, Function<Run, int[]> arguments) {
        return add(new Step.Call(label, procedure, null, arguments));
    }

    /** Carries out another procedure if a condition holds. */
    public ProcedureBuilder callIf(String label, Predicate<Run> condition, String procedure) {
        return add(new Step.Call(label, procedure, condition, null));
    }

    /** Carries out another procedure with arguments if a condition holds. */
    public ProcedureBuilder callIf(
            String label, Predicate<Run> condition, String procedure, Function<Run, int[]> arguments) {
        return add(new Step.Call(label, procedure, condition, arguments));
    }

    /** Carries out the procedure that the function names, none if it names "". */
    public ProcedureBuilder callNamed(String label, Function<Run, String> procedure, Function<Run, int[]> arguments) {
        return add(new Step.CallNamed(label, procedure, arguments));
    }

    /** Asks a seat. */
    public ProcedureBuilder ask(String label, Ask ask) {
        return add(new Step.Asking(label, ask));
    }

    /** Stands empty until the mechanic of a section arrives. */
    public ProcedureBuilder waits(String label, String section) {
        return add(new Step.Waits(label, section));
    }

    /** Carries out the steps of a block if a condition holds. */
    public ProcedureBuilder when(String label, Predicate<Run> condition, Consumer<ProcedureBuilder> block) {
        return add(new Node(pastBlock(label, condition), false, blocks(block)));
    }

    /** Carries out the steps of a block as long as a condition holds, which is looked at before each time. */
    public ProcedureBuilder repeat(String label, Predicate<Run> condition, Consumer<ProcedureBuilder> block) {
        return add(new Node(pastBlock(label, condition), true, blocks(block)));
    }

    /** Carries out the steps of a block again and again, until one of them leaves it or ends the procedure. */
    public ProcedureBuilder repeat(Consumer<ProcedureBuilder> block) {
        return add(new Node(null, true, blocks(block)));
    }

    /**
     * Carries out one of several blocks, or none.
     *
     * @param which names the first label of the block, or "" for none
     */
    @SafeVarargs
    public final ProcedureBuilder branch(
            String label, Function<Run, String> which, Consumer<ProcedureBuilder>... blocks) {
        return add(new Node(new Step.Branch(label, which), false, blocks(blocks)));
    }

    /**
     * Asks a seat, and carries out the block to which the answer leads: yes to the first one, every other choice to the
     * one that begins with a label of the choice's section. A choice without a block leads on, and so does no.
     */
    @SafeVarargs
    public final ProcedureBuilder choose(String label, Question question, Consumer<ProcedureBuilder>... blocks) {
        return add(new Node(new Step.Asking(label, question), false, blocks(blocks)));
    }

    @SafeVarargs
    private List<List<Node>> blocks(Consumer<ProcedureBuilder>... blocks) {
        List<List<Node>> all = new ArrayList<>();
        for (Consumer<ProcedureBuilder> each : blocks) {
            all.add(block(each));
        }
        return all;
    }

    private List<Node> block(Consumer<ProcedureBuilder> block) {
        ProcedureBuilder inner = new ProcedureBuilder(name, List.of());
        block.accept(inner);
        if (inner.nodes.isEmpty() || !inner.locals.isEmpty()) {
            throw new IllegalArgumentException(name + " has a block that has no steps, or values of its own");
        }
        noting.addAll(inner.noting);
        secrets.addAll(inner.secrets);
        return inner.nodes;
    }

    /** Begins the block that is carried out again and again anew. */
    public ProcedureBuilder again(String label) {
        return add(new Step.Jump(label, Step.Jump.To.NEXT_ROUND, null));
    }

    /** Leaves the block that is carried out again and again, if a condition holds. */
    public ProcedureBuilder leaveIf(String label, Predicate<Run> condition) {
        return add(new Step.Jump(label, Step.Jump.To.OUT, condition));
    }

    /** Leaves the procedure if a condition holds. */
    public ProcedureBuilder endIf(String label, Predicate<Run> condition) {
        return add(new Step.Jump(label, Step.Jump.To.END, condition));
    }

    /** Leaves the procedure. */
    public ProcedureBuilder end(String label) {
        return add(new Step.Jump(label, Step.Jump.To.END, null));
    }

    private static Step pastBlock(String label, Predicate<Run> condition) {
        return new Step.Jump(label, Step.Jump.To.PAST_BLOCK, condition);
    }

    /** Appends a step. */
    private ProcedureBuilder add(Step step) {
        return add(new Node(step, false, List.of()));
    }

    private ProcedureBuilder add(Node node) {
        nodes.add(node);
        return this;
    }

    /** Inserts steps before a label. */
    public ProcedureBuilder insertBefore(String label, Consumer<ProcedureBuilder> steps) {
        StepLocation spot = spot(label);
        spot.among().addAll(spot.at(), block(steps));
        return this;
    }

    /** Inserts steps after a label and what depends on it. */
    public ProcedureBuilder insertAfter(String label, Consumer<ProcedureBuilder> steps) {
        StepLocation spot = spot(label);
        spot.among().addAll(spot.at() + 1, block(steps));
        return this;
    }

    /** Moves a step and what depends on it before another label. */
    public ProcedureBuilder moveBefore(String label, String moved) {
        Node node = spot(moved).take();
        StepLocation to = spot(label);
        to.among().add(to.at(), node);
        return this;
    }

    /** Drops a step and what depends on it. */
    public ProcedureBuilder drop(String label) {
        spot(label).take();
        return this;
    }

    /** Puts steps in the place of a step and of what depends on it. */
    public ProcedureBuilder replace(String label, Consumer<ProcedureBuilder> steps) {
        List<Node> others = block(steps);
        StepLocation spot = spot(label);
        spot.take();
        spot.among().addAll(spot.at(), others);
        return this;
    }

    /** Asks another question at a label; the blocks to which its answers lead stay. */
    public ProcedureBuilder question(String label, Question question) {
        return exchange(new Step.Asking(label, question));
    }

    /** Carries out the block that depends on a step if another condition holds. */
    public ProcedureBuilder condition(String label, Predicate<Run> condition) {
        return exchange(pastBlock(label, condition));
    }

    /** Puts a step in the place of the one with its label; what depends on it stays. */
    ProcedureBuilder exchange(Step step) {
        StepLocation spot = spot(step.label());
        Node node = spot.node();
        spot.among().set(spot.at(), new Node(step, node.isAgain(), node.blocks()));
        return this;
    }

    private StepLocation spot(String label) {
        StepLocation spot = StepLocation.of(label, nodes);
        if (spot == null) {
            throw new IllegalArgumentException("procedure " + name + " has no step labelled " + label);
        }
        return spot;
    }

    /** Returns the procedure. */
    public Procedure build() {
        return Procedure.of(this);
    }
}
