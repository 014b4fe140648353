package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.position.Witness;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import io.vavr.control.Option;
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
    /** The bits of the kinds of events that may make a new object of a card. */
    private static final int MAKING_ANEW = EventKind.MOVE.bit() | EventKind.FACE.bit();

    private final List<Node> nodes;
    private final Step[] steps;
    private final Procedure[] callees;
    private final int[] nexts;
    private final int[] targets;
    private final int[][] cases;
    private final @Nullable Consumer<Run> unwound;
    private final @Nullable Predicate<Position> idle;
    private final @Nullable Local touched;
    private final @Nullable Local changes;
    private final @Nullable Function<Frame, @Nullable Cause> cause;
    private final boolean gathers;
    private final @Nullable Local appliedSources;
    private final @Nullable Local appliedTexts;
    private final Noting[] noting;
    private final Local[] followed;
    private final List<Secret> secrets;

    private Procedure(ProcedureBuilder builder, List<Node> nodes, ProcedureLayout layout) {
        super(builder.name, Arrays.stream(layout.steps()).map(Step::label).toList(), builder.locals);
        this.nodes = nodes;
        steps = layout.steps();
        callees = new Procedure[steps.length];
        nexts = layout.nexts();
        targets = layout.targets();
        cases = layout.cases();
        unwound = builder.unwound;
        idle = builder.idle;
        touched = builder.touched;
        changes = builder.changes;
        cause = builder.cause;
        gathers = builder.gathers;
        appliedSources = builder.appliedSources;
        appliedTexts = builder.appliedTexts;
        noting = builder.noting.toArray(new Noting[0]);
        followed = builder.followed.toArray(new Local[0]);
        secrets = List.copyOf(builder.secrets);
    }

    static Procedure of(ProcedureBuilder builder) {
        List<Node> nodes = Node.copies(builder.nodes);
        return new Procedure(builder, nodes, new ProcedureLayout(nodes));
    }

    /** Returns the procedure that a frame carries out. */
    static Procedure of(Frame frame) {
        return (Procedure) frame.procedure();
    }

    /** Starts a procedure under a name, for rules the number of their section. */
    public static ProcedureBuilder named(String name) {
        return new ProcedureBuilder(name, List.of());
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

    /** Finds the procedures that the steps name. Done once, when rules are assembled. */
    void resolve(Function<String, Procedure> procedures) {
        Arrays.fill(callees, this);
        for (int i = 0; i < steps.length; i++) {
            if (!steps[i].callee().isEmpty()) {
                callees[i] = procedures.apply(steps[i].callee());
            }
        }
    }

    /** Numbers this procedure among those whose topmost frames positions know. Done once, when rules are assembled. */
    void sought(int number) {
        seek(number);
    }

    /** Returns the procedure that a step calls. */
    Procedure callee(int at) {
        return callees[at];
    }

    /** Tells whether carrying this procedure out in a position would do nothing. */
    boolean isIdle(Position position) {
        return idle != null && idle.test(position);
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

    /** Returns the index at which a step continues if it jumps. */
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

    /** Returns what says why its changes happen, null if it does not. */
    @Nullable
    Function<Frame, @Nullable Cause> cause() {
        return cause;
    }

    @Override
    public boolean gathers() {
        return gathers;
    }

    /**
     * Returns where a frame keeps whose texts were applied to the event that its changes belong to, null if nowhere.
     */
    @Nullable
    Local appliedSources() {
        return appliedSources;
    }

    /** Returns where a frame keeps the numbers of these texts, null if nowhere. */
    @Nullable
    Local appliedTexts() {
        return appliedTexts;
    }

    /** Returns what a frame notes of changes, and where; nobody changes the array. */
    Noting[] noting() {
        return noting;
    }

    /** Returns the bits of the kinds of events that its frames note or follow. */
    int notedKinds() {
        int kinds = followed.length == 0 ? 0 : MAKING_ANEW;
        for (Noting each : noting) {
            kinds |= each.kinds();
        }
        return kinds;
    }

    /** Returns the lists whose objects stay with their cards; nobody changes the array. */
    Local[] followed() {
        return followed;
    }

    /** Returns what its frames keep that not every seat knows. */
    List<Secret> secrets() {
        return secrets;
    }

    /** Returns the labels of the steps that another procedure does not have. */
    List<String> labelsBesides(Procedure other) {
        List<Step> known = List.of(other.steps);
        return Arrays.stream(steps)
                .filter(each -> !known.contains(each))
                .map(Step::label)
                .toList();
    }

    /** Returns the same procedure, whose steps are to be resolved for other rules. */
    Procedure copy() {
        ProcedureBuilder builder = edit();
        builder.idle = idle;
        return builder.build();
    }

    /** Returns a builder that holds all of this procedure, to make an edition's or set's variant of it. */
    public ProcedureBuilder edit() {
        ProcedureBuilder builder = new ProcedureBuilder(name(), nodes);
        builder.locals.addAll(locals());
        builder.unwound = unwound;
        builder.touched = touched;
        builder.changes = changes;
        builder.cause = cause;
        builder.gathers = gathers;
        builder.appliedSources = appliedSources;
        builder.appliedTexts = appliedTexts;
        builder.noting.addAll(List.of(noting));
        builder.followed.addAll(List.of(followed));
        builder.secrets.addAll(secrets);
        return builder;
    }

    /** Where a frame notes what a witness sees, and the bits of the kinds of events that it looks at. */
    record Noting(Local objects, Witness witness, int kinds) {}
}
