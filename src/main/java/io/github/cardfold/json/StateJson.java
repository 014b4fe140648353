package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;

/**
 * States as JSON text: a game is saved and continued as if nothing had happened. The schema is
 * {@code state.schema.json}.
 */
public final class StateJson {
    private StateJson() {}

    /**
     * Returns a state as JSON, on one line without spaces. Equal states give equal texts, on every machine. It is the
     * referee's state: hidden cards are in it.
     *
     * @throws IllegalStateException if the state uses a kind of event or of lasting effect that is not registered
     */
    public static String write(State state) {
        requireNonNull(state, "state");
        return StateCodec.write(state).toString();
    }

    /**
     * Returns the state that JSON says, equal to the one that was written.
     *
     * @param rules the rules it was written under; it is read under no others
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON or no state of these rules
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static State read(Rules rules, String text) {
        requireNonNull(rules, "rules");
        requireNonNull(text, "text");
        return StateCodec.read(rules, Json.data(text));
    }
}
