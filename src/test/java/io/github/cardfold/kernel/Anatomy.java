package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.vavr.collection.Array;
import java.lang.reflect.Field;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lays open what rules are made of, for tests that ask where a section is and what waits. */
public final class Anatomy {
    private Anatomy() {}

    /**
     * One labelled step.
     *
     * @param procedure the name of its procedure
     * @param label its label
     * @param waitsFor the section whose mechanic the empty step waits for, "" if it does not wait
     * @param reached whether some way leads to it from the first step of its procedure
     */
    public record Part(String procedure, String label, String waitsFor, boolean reached) {}

    /** Returns every step of every procedure, in the order of the rules. */
    public static Array<Part> steps(Rules rules) {
        return Array.ofAll(rules.procedures()).flatMap(Anatomy::steps);
    }

    private static Array<Part> steps(Procedure procedure) {
        boolean[] reached = new boolean[procedure.size() + 1];
        reach(procedure, 0, reached);
        return Array.range(0, procedure.size()).map(at -> {
            Step step = procedure.step(at);
            String waitsFor = step instanceof Step.Waits waits ? waits.section() : "";
            return new Part(procedure.name(), step.label(), waitsFor, reached[at]);
        });
    }

    private static void reach(Procedure procedure, int at, boolean[] reached) {
        if (reached[at]) {
            return;
        }
        reached[at] = true;
        if (at == procedure.size()) {
            return;
        }
        Step step = procedure.step(at);
        reach(procedure, procedure.target(at), reached);
        for (int each : procedure.cases(at)) {
            reach(procedure, each, reached);
        }
        if (!(step instanceof Step.Jump) || condition(step) != null) {
            reach(procedure, procedure.next(at), reached);
        }
    }

    /** Returns the condition on which a step does anything, null if it always does. */
    @SuppressWarnings("unchecked")
    static @Nullable Predicate<Run> condition(Step step) {
        return (Predicate<Run>) field(step, "condition");
    }

    /** Returns what a field of a step holds: steps tell nothing that the rules need not know. */
    static @Nullable Object field(Step step, String name) {
        try {
            Field field = step.getClass().getDeclaredField(name);
            field.setAccessible(true);
            return field.get(step);
        } catch (ReflectiveOperationException cause) {
            throw new IllegalStateException(step.label() + " has no " + name, cause);
        }
    }

    /** Returns the class that writes a procedure, by its full name. */
    public static String writer(Rules rules, String procedure) {
        Procedure found = rules.procedure(procedure);
        return Array.range(0, found.size())
                .flatMap(at -> functions(found.step(at)))
                .find(name -> name.startsWith("io.github.cardfold.") && !name.endsWith(".ProcedureBuilder"))
                .getOrElse("");
    }

    /** The classes in which the functions of a step are written. */
    private static Array<String> functions(Step step) {
        return Array.of(step.getClass().getDeclaredFields())
                .map(field -> field(step, field.getName()))
                .filter(Objects::nonNull)
                .map(function -> function.getClass().getName())
                .filter(name -> name.contains("$$Lambda"))
                .map(name -> name.substring(0, name.indexOf("$$Lambda")));
    }

    /**
     * One step that asks.
     *
     * @param procedure the name of its procedure
     * @param label its label
     * @param purpose what the question is about
     */
    public record Asked(String procedure, String label, String purpose) {}

    /** Returns every step that asks, in the order of the rules. */
    public static Array<Asked> questions(Rules rules) {
        return Array.ofAll(rules.procedures())
                .flatMap(procedure -> Array.range(0, procedure.size())
                        .filter(at -> procedure.step(at) instanceof Step.Asking)
                        .map(at -> new Asked(
                                procedure.name(),
                                procedure.step(at).label(),
                                ((Step.Asking) procedure.step(at)).ask().purpose())));
    }

    /** Returns the sorts of labels that questions have of their own, in the order of the rules. */
    public static Array<LabelKey> labels(Rules rules) {
        return Array.ofAll(rules.procedures())
                .flatMap(procedure -> Array.range(0, procedure.size())
                        .map(procedure::step)
                        .filter(Step.Asking.class::isInstance)
                        .flatMap(step -> labels(((Step.Asking) step).ask())))
                .distinct();
    }

    private static Array<LabelKey> labels(Ask ask) {
        if (!(ask instanceof Question question)) {
            return Array.empty();
        }
        Array<String> passes = question.wording();
        return passes.map(each -> new LabelKey(ask.purpose() + ask.passKey(), each))
                .appendAll(question.keys());
    }

    /** Returns the labels of all redirections. */
    public static Array<String> redirections(Rules rules) {
        return Array.of(rules.redirections()).map(Redirection::label);
    }

    /** Returns the labels of all consequences. */
    public static Array<String> consequences(Rules rules) {
        return Array.of(rules.consequences()).map(Consequence::label);
    }

    /** Returns the labels of all rule actions. */
    public static Array<String> ruleActions(Rules rules) {
        return Array.ofAll(rules.ruleActions()).map(RuleAction::label);
    }
}
