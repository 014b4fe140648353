package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.ActionCodec;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.View;

/**
 * Actions as JSON text. Places have the names they have in the state that the action is meant for. The schema is
 * {@code action.schema.json}.
 */
public final class ActionJson {
    private ActionJson() {}

    /** Returns an action as JSON, on one line without spaces. */
    public static String write(State state, Action action) {
        requireNonNull(state, "state");
        requireNonNull(action, "action");
        return Documents.of(Format.ACTION, ActionCodec.write(state, action)).toString();
    }

    /**
     * Returns the action of a seat that JSON says, read from the seat's view and nothing else: what a server reads that
     * takes JSON from players. Whether it is legal is for {@link State#step} to say.
     *
     * @param view the view of the seat that wrote the text; an action of another seat is refused
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON or no action of this seat that
     *     speaks of the view's places and verbs
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Action read(View view, String text) {
        requireNonNull(view, "view");
        requireNonNull(text, "text");
        return ActionCodec.read(
                view.rules(),
                view.places().map(SeenPlace::place),
                view.seat(),
                Documents.part(Format.ACTION, Json.data(text)));
    }

    /**
     * Returns the action of any seat that JSON says. Whether it is legal is for {@link State#step} to say.
     *
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON or no action that speaks of this
     *     state's seats, places and verbs
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Action read(State state, String text) {
        requireNonNull(text, "text");
        requireNonNull(state, "state");
        return ActionCodec.read(state, Documents.part(Format.ACTION, Json.data(text)));
    }
}
