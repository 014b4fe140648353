package io.github.cardfold.kernel;

/**
 * Writes an action as data and reads it back. Seats, verbs and places are named; the names of places are those of the
 * state the action is meant for.
 */
public final class ActionCodec {
    /** The greatest number that can be answered. */
    public static final int GREATEST_NUMBER = (1 << 20) - 1;

    private ActionCodec() {}

    /** Returns an action as data; the state is one whose places it speaks of. */
    public static Data write(State state, Action action) {
        return NamedAction.of(state, action).write();
    }

    /**
     * Returns the action that data says. Whether it is legal is for {@link State#step} to say.
     *
     * @throws StateFormatException if the data is no action that speaks of this state's seats, places and verbs
     */
    public static Action read(State state, Data data) {
        Reading reading = Reading.of(data);
        NamedAction action = NamedAction.read(reading);
        ReadingFields in = reading.fields();
        if (action.seat() != Seat.NATURE
                && action.seat().ordinal() >= state.position().seats()) {
            throw in.get("seat").expected("a seat of this game");
        }
        if (action.shape() == Action.Shape.ACT && state.rules().verbIndex(action.verb()) < 0) {
            throw in.get("verb").expected("a verb of these rules");
        }
        return action.in(state)
                .getOrElseThrow(() -> in.get("place").expected("a place of this game, such as \"A hand\""));
    }
}
