package io.github.cardfold.json;

import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.ActionCodec;
import io.github.cardfold.kernel.State;

/**
 * Actions as JSON text. Places have the names they have in the state that the action is meant for. The schema is
 * {@code action.schema.json}.
 */
public final class ActionJson {
    static final String FORMAT = "cardfold action";

    private ActionJson() {}

    /** Returns an action as JSON, on one line without spaces. */
    public static String write(State state, Action action) {
        return Documents.of(FORMAT, ActionCodec.write(state, action)).toString();
    }

    /**
     * Returns the action that JSON says. Whether it is legal is for {@link State#step} to say.
     *
     * @throws io.github.cardfold.kernel.StateFormatException if the text is not JSON or no action that speaks of this
     *     state's seats, places and verbs
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Action read(State state, String text) {
        return ActionCodec.read(state, Documents.part(FORMAT, Json.data(text)));
    }
}
