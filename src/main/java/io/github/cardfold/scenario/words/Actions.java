package io.github.cardfold.scenario.words;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.vavr.control.Either;

/** Actions in the notation, as scenarios write them. */
public final class Actions {
    private Actions() {}

    /** Returns an action in words, without its seat. */
    public static String words(State state, Action action) {
        String words = Notation.described(state, action);
        return words.substring(words.indexOf(' ') + 1);
    }

    /** Returns an answer of the asked seat as {@link #words} would say it, or why it is none. */
    public static Either<String, String> answer(State state, String text) {
        String seat = state.decision().map(each -> each.seat().name()).getOrElse("A");
        try {
            return Either.right(words(state, read(state, seat + " " + text)));
        } catch (NotationException e) {
            return Either.left(String.valueOf(e.getMessage()));
        }
    }

    /**
     * Returns the action that a text says. A circle stands for the unit placed last on it where a unit is asked for.
     *
     * @throws NotationException if it says none
     */
    public static Action read(State state, String text) {
        Action action = Notation.readActionAsReferee(state, text);
        boolean place = action.shape() == Action.Shape.PICK && action.handle().index() == Handle.ITSELF;
        if (!place || state.legalActions().contains(action)) {
            return action;
        }
        int size = state.position().size(action.handle().place());
        Action unit = Action.pick(action.seat(), new Handle(action.handle().place(), size - 1));
        return size > 0 && state.legalActions().contains(unit) ? unit : action;
    }
}
