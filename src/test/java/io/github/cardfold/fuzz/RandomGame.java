package io.github.cardfold.fuzz;

import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.ActionList;
import io.github.cardfold.kernel.Coverage;
import io.github.cardfold.kernel.Invariants;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import java.util.ArrayList;
import java.util.List;

/** One random game, its states checked as it goes, and how it got where it is. */
final class RandomGame {
    private static final int ENDLESS = 20_000;
    /** Of the checked states, one in so many is sent through its saved form. */
    private static final int SAVED = 16;

    private final Coverage coverage;
    private final int every;
    private final Invariants invariants;
    private final List<Integer> answers = new ArrayList<>();
    private final List<Action> actions = new ArrayList<>();
    private State state;
    private int checked;

    RandomGame(State start, Coverage coverage, int every) {
        this.coverage = coverage;
        this.every = every;
        invariants = Invariants.of(start);
        state = start;
    }

    /** Plays the game to its end; throws an {@link AssertionError} that says what was wrong with a state. */
    State play(Policy policy) {
        complain(invariants.broken(state));
        while (!state.isOver()) {
            if (answers.size() == ENDLESS) {
                throw new AssertionError("the game does not end");
            }
            ActionList legal = state.legalActions();
            int chosen = policy.choose(state, legal);
            answers.add(chosen);
            actions.add(legal.get(chosen));
            State next = state.step(legal.get(chosen), coverage);
            if (answers.size() % every == 0 || next.isOver()) {
                check(next);
            }
            state = next;
        }
        if (state.outcome().get().kind() == Outcome.Kind.UNDECIDED) {
            throw new AssertionError(state.toString());
        }
        return state;
    }

    private void check(State next) {
        complain(invariants.broken(next));
        complain(FightInvariants.broken(next));
        complain(Invariants.untold(state, next));
        if (!next.equals(state.step(actions.get(actions.size() - 1)))) {
            throw new AssertionError("the step is another one when nobody listens");
        }
        if (checked++ % SAVED == 0 && !next.equals(StateJson.read(next.rules(), StateJson.write(next)))) {
            throw new AssertionError("the state is another one once saved");
        }
    }

    private static void complain(List<String> broken) {
        if (!broken.isEmpty()) {
            throw new AssertionError(String.join("\n", broken));
        }
    }

    int decisions() {
        return answers.size();
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
