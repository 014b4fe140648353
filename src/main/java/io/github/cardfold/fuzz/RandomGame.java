package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** One random game, its steps probed as it goes, and how it got where it is. */
final class RandomGame {
    private static final int ENDLESS = 20_000;

    private final State start;
    private final StepListener listener;
    private final int every;
    private final Probe probe;
    private final List<Integer> answers = new ArrayList<>();
    private final List<Action> actions = new ArrayList<>();
    private State state;

    RandomGame(State start, StepListener listener, int every, Probe probe) {
        this.start = start;
        this.listener = listener;
        this.every = every;
        this.probe = probe;
        state = start;
    }

    /** Plays the game to its end, or to the first fault. */
    Option<Fault> play(Policy policy) {
        while (!state.isOver()) {
            Option<Fault> fault = step(policy);
            if (fault.isDefined()) {
                return fault;
            }
        }
        return Option.none();
    }

    private Option<Fault> step(Policy policy) {
        try {
            ActionList legal = state.legalActions();
            int chosen = policy.choose(state, legal);
            answers.add(chosen);
            actions.add(legal.get(chosen));
            State next = state.step(legal.get(chosen), listener);
            boolean checks = answers.size() % every == 0 || next.isOver();
            Option<Fault> fault =
                    checks ? probe.wrong(state, legal.get(chosen), next).map(Fault::said) : Option.none();
            state = fault.isDefined() ? state : next;
            return answers.size() == ENDLESS ? Option.some(Fault.said("the game does not end")) : fault;
        } catch (RuntimeException | StackOverflowError thrown) {
            return Option.some(Fault.thrown(thrown));
        }
    }

    State start() {
        return start;
    }

    /** The state after the game so far; before the last action, if that is at fault. */
    State state() {
        return state;
    }

    Array<Action> actions() {
        return Array.ofAll(actions);
    }

    /** The game so far, as {@link Fuzz} reads it back and as people read it. */
    String transcript() {
        StringBuilder text = new StringBuilder("--answers ");
        answers.forEach(each -> text.append(text.length() > 10 ? "," : "").append(each));
        for (int i = 0; i < actions.size(); i++) {
            text.append('\n').append(i + 1).append(' ').append(actions.get(i));
        }
        return text.toString();
    }
}
