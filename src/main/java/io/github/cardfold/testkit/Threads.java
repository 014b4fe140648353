package io.github.cardfold.testkit;

import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.notation.StateDiff;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Whether a game comes to the same states when it is played again in two threads at once. */
final class Threads implements Probe {
    private final List<Action> actions = new ArrayList<>();
    private final List<State> states = new ArrayList<>();

    Threads(State first) {
        states.add(first);
    }

    @Override
    public Option<String> wrong(State before, Action action, State after) {
        actions.add(action);
        states.add(after);
        if (!after.isOver()) {
            return Option.none();
        }
        CompletableFuture<Option<String>> one = CompletableFuture.supplyAsync(this::again);
        CompletableFuture<Option<String>> other = CompletableFuture.supplyAsync(this::again);
        return one.join().orElse(other::join);
    }

    private Option<String> again() {
        State state = states.get(0);
        for (int i = 0; i < actions.size(); i++) {
            state = state.step(actions.get(i));
            State first = states.get(i + 1);
            if (!state.equals(first) || state.hashCode() != first.hashCode()) {
                return Option.some("played again in another thread, answer " + (i + 1) + " leads to another state\n"
                        + StateDiff.between(first, state));
            }
        }
        return Option.none();
    }
}
