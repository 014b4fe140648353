package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

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
        Position position = state.position();
        Reading reading = Reading.of(data);
        NamedAction action = NamedAction.read(reading);
        if (action.seat() != Seat.NATURE && action.seat().ordinal() >= position.seatCount()) {
            throw reading.fields().get("seat").expected("a seat of this game");
        }
        return read(state.rules(), Array.range(0, position.placeCount()).map(position::place), action, reading);
    }

    /**
     * Returns the action of one seat that data says, from what every seat knows. Whether it is legal is for
     * {@link State#step} to say.
     *
     * @param places the places of the game in the order of their indices
     * @throws StateFormatException if the data is no action of this seat that speaks of these places and verbs
     */
    public static Action read(Rules rules, Array<Place> places, Seat own, Data data) {
        Reading reading = Reading.of(data);
        NamedAction action = NamedAction.read(reading);
        if (action.seat() != own) {
            throw reading.fields().get("seat").expected("\"" + own + "\", the seat that answers");
        }
        return read(rules, places, action, reading);
    }

    private static Action read(Rules rules, Array<Place> places, NamedAction action, Reading reading) {
        ReadingFields in = reading.fields();
        if (action.shape() == Action.Shape.ACT && rules.verbs().index(action.verb()) < 0) {
            throw in.get("verb").expected("a verb of these rules");
        }
        return action.in(places)
                .getOrElseThrow(() -> in.get("place").expected("a place of this game, such as \"A hand\""));
    }
}
