package io.github.cardfold.fuzz;

import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.StateDiff;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Looks at one step of a game and says what is wrong with it. */
@FunctionalInterface
public interface Probe {
    /**
     * Returns what is wrong with the state that a legal action leads to, or with the way there; none if all is well.
     * What it throws is a fault of the rules too, see {@link Fault#of}.
     */
    Option<String> wrong(State before, Action action, State after);

    /** Returns the probe that looks at a step with this one and, if all is well, with another. */
    default Probe and(Probe other) {
        return (before, action, after) -> wrong(before, action, after).orElse(() -> other.wrong(before, action, after));
    }

    /** Returns the probe that looks with this one at one step in so many, counted from its making, and at the last. */
    default Probe oneIn(int steps) {
        int[] taken = {0};
        return (before, action, after) ->
                ++taken[0] % steps == 0 || after.isOver() ? wrong(before, action, after) : Option.none();
    }

    /** Returns the probe of all that must hold of every state of a game that begins with a state. */
    static Probe ofGame(State start) {
        Audit audit = Audit.of(start);
        Sights sights = Sights.of(start.rules().game());
        return (before, action, after) -> all(audit.broken(after)
                .appendAll(sights.broken(after))
                .appendAll(Audit.untold(before, after))
                .appendAll(undecided(after)));
    }

    private static Option<String> all(Array<String> complaints) {
        return complaints.isEmpty() ? Option.none() : Option.some(complaints.mkString("\n"));
    }

    private static Option<String> undecided(State after) {
        return after.outcome()
                .filter(outcome -> outcome.kind() == Outcome.Kind.UNDECIDED)
                .map(Outcome::sentence);
    }

    /** Returns the probe of what reading a saved state and stepping again must give. */
    static Probe ofForms() {
        return (before, action, after) -> {
            State again = before.step(action);
            State saved = StateJson.read(after.rules(), StateJson.write(after));
            State noted = Notation.readPosition(after.rules(), Notation.position(after));
            boolean isKeyed = PositionKey.of(after).equals(PositionKey.of(saved));
            return differs("the step is another one when it is taken again", after, again)
                    .orElse(() -> differs("the state is another one once saved", after, saved))
                    .orElse(() -> isKeyed ? Option.none() : Option.some("the state has another key once saved"))
                    .orElse(() -> differs("the state is another one once noted", after, noted))
                    .orElse(() -> Notation.readActionAsReferee(before, Notation.action(before, action))
                                    .equals(action)
                            ? Option.none()
                            : Option.some("the action is another one once noted"));
        };
    }

    private static Option<String> differs(String sentence, State one, State other) {
        return one.equals(other) ? Option.none() : Option.some(sentence + "\n" + StateDiff.between(one, other));
    }
}
