package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.vavr.control.Option;

/**
 * What is wrong with one step of a game.
 *
 * @param kind what faults of the same kind have in common: the sentence without its numbers, or the exception and where
 *     it came from
 * @param text all there is to say
 */
public record Fault(String kind, String text) {
    private static final String ROOT = "io.github.cardfold";

    /** Takes a step and returns what is wrong with it, none if all is well. */
    public static Option<Fault> of(State state, Action action, Probe probe) {
        try {
            return probe.wrong(state, action, state.step(action)).map(Fault::said);
        } catch (RuntimeException | StackOverflowError thrown) {
            return Option.some(thrown(thrown));
        }
    }

    static Fault said(String text) {
        return new Fault(text.lines().findFirst().orElse("").replaceAll("-?\\d+", "#"), text);
    }

    static Fault thrown(Throwable thrown) {
        StringBuilder text = new StringBuilder(thrown.toString());
        String kind = thrown.getClass().getName();
        for (StackTraceElement each : thrown.getStackTrace()) {
            if (each.getClassName().startsWith(ROOT)) {
                kind += text.indexOf("\n") < 0 ? " at " + each.getClassName() + "." + each.getMethodName() : "";
                text.append("\n    at ").append(each);
            }
        }
        return new Fault(kind, text.toString());
    }
}
