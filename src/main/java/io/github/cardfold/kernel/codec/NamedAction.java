package io.github.cardfold.kernel.codec;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * An action that calls its place by name, and so means the same in every state of every game that has such a place. It
 * is how actions are written down. Immutable; equal by content.
 *
 * @param seat the seat that answers
 * @param shape the shape of the answer
 * @param verb what is done; "" unless the shape is {@link Action.Shape#ACT}
 * @param place the full name of the place, such as {@code A hand}; "" unless the shape is {@link Action.Shape#PICK} or
 *     {@link Action.Shape#ACT}
 * @param position the position in the place's pile, {@link Handle#ITSELF} for the place itself; 0 where there is no
 *     place
 * @param number the number from 0 to 1,048,575, 1 for yes and 0 for no; 0 in all other shapes
 */
public record NamedAction(Seat seat, Action.Shape shape, String verb, String place, int position, int number) {
    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(seat.name(), shape.name(), verb, place, position, number);
    }

    /**
     * Makes one.
     *
     * @throws IllegalArgumentException if it says what its shape has no place for, or a number out of range
     */
    public NamedAction {
        requireNonNull(seat, "seat");
        requireNonNull(shape, "shape");
        requireNonNull(verb, "verb");
        requireNonNull(place, "place");
        boolean placed = shape == Action.Shape.PICK || shape == Action.Shape.ACT;
        int greatest =
                shape == Action.Shape.NUMBER ? ActionCodec.GREATEST_NUMBER : shape == Action.Shape.YES_NO ? 1 : 0;
        if (verb.isEmpty() == (shape == Action.Shape.ACT) || place.isEmpty() == placed) {
            throw new IllegalArgumentException(
                    "an action needs a verb to act and a place to act or pick, and no other");
        }
        if (position < 0 || position > (placed ? Handle.ITSELF : 0) || number < 0 || number > greatest) {
            throw new IllegalArgumentException(
                    "no answer of this shape has the number " + number + " and position " + position);
        }
    }

    /**
     * Returns an action by names.
     *
     * @param state a state whose places the action speaks of
     */
    public static NamedAction of(State state, Action action) {
        requireNonNull(state, "state");
        return of(index -> state.position().place(index).fullName(), action);
    }

    /**
     * Returns an action by names.
     *
     * @param places gives the full name of the place with an index
     */
    public static NamedAction of(IntFunction<String> places, Action action) {
        requireNonNull(places, "places");
        requireNonNull(action, "action");
        boolean placed = action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
        Handle handle = action.handle();
        return new NamedAction(
                action.seat(),
                action.shape(),
                action.verb(),
                placed ? places.apply(handle.place()) : "",
                placed ? handle.index() : 0,
                action.number());
    }

    /** Returns the action in a state, none if the state has no such place. Whether it is legal is another question. */
    public Option<Action> in(State state) {
        requireNonNull(state, "state");
        Position table = state.position();
        return in(table.placeCount(), table::place);
    }

    /** Returns the action among places, none if there is no such place. */
    Option<Action> in(Array<Place> places) {
        return in(places.size(), places::get);
    }

    private Option<Action> in(int count, IntFunction<Place> places) {
        if (place.isEmpty()) {
            return Option.some(with(0));
        }
        for (int i = 0; i < count; i++) {
            if (places.apply(i).isCalled(place)) {
                return Option.some(with(i));
            }
        }
        return Option.none();
    }

    /** Returns the action whose place has an index. */
    Action with(int index) {
        return switch (shape) {
            case PASS -> Action.pass(seat);
            case CONCEDE -> Action.concede(seat);
            case NUMBER -> Action.number(seat, number);
            case YES_NO -> Action.yesNo(seat, number == 1);
            case PICK -> Action.pick(seat, new Handle(index, position));
            case ACT -> Action.act(seat, verb, new Handle(index, position));
        };
    }

    /** Returns this as data. */
    public Data write() {
        Data.Builder out = Data.fields().text("seat", seat.name()).text("shape", Reading.word(shape));
        switch (shape) {
            case PASS, CONCEDE -> {}
            case NUMBER -> out.whole("number", number);
            case YES_NO -> out.put("yes", Data.truth(number == 1));
            case PICK, ACT ->
                out.text("verb", verb, "").text("place", place).whole("position", position, Handle.ITSELF);
        }
        return out.build();
    }

    /**
     * Returns the action that data says, which may speak of seats, verbs and places that no game has.
     *
     * @throws StateFormatException if the data is no action
     */
    public static NamedAction read(Reading reading) {
        requireNonNull(reading, "reading");
        ReadingFields in = reading.fields();
        Seat seat = seat(in.get("seat"));
        Action.Shape shape = in.get("shape").word(Action.Shape.values());
        NamedAction action = switch (shape) {
            case PASS, CONCEDE -> new NamedAction(seat, shape, "", "", 0, 0);
            case NUMBER ->
                new NamedAction(seat, shape, "", "", 0, in.get("number").whole(0, ActionCodec.GREATEST_NUMBER));
            case YES_NO -> new NamedAction(seat, shape, "", "", 0, in.get("yes").truth() ? 1 : 0);
            case PICK -> new NamedAction(seat, shape, "", in.get("place").filled(), position(in), 0);
            case ACT ->
                new NamedAction(
                        seat, shape, in.get("verb").filled(), in.get("place").filled(), position(in), 0);
        };
        in.end();
        return action;
    }

    private static Seat seat(Reading letter) {
        for (Seat each : Seat.values()) {
            if (each.name().equals(letter.text())) {
                return each;
            }
        }
        throw letter.expected("a seat from A to F or NATURE");
    }

    private static int position(ReadingFields in) {
        Reading position = in.find("position");
        return position == null ? Handle.ITSELF : position.whole(0, Handle.ITSELF - 1);
    }
}
