package io.github.cardfold.scenario.words;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * How a scenario speaks of places and what lies there: {@code A front left} is a place, or the unit on it that was
 * placed last; {@code A hand:0} is the first card of the hand.
 */
public final class PlaceNames {
    private final Array<Place> places;

    public PlaceNames(Array<Place> places) {
        this.places = places;
    }

    public static PlaceNames of(State state) {
        return new PlaceNames(Array.range(0, state.position().placeCount())
                .map(i -> state.position().place(i)));
    }

    /** Returns the seats of the game. */
    public Seats seats() {
        return new Seats(places.map(each -> each.seat().ordinal() + 1).max().getOrElse(0));
    }

    /** Returns the name of a place, such as {@code A front left}. */
    public static String name(Place place) {
        return place.seat().name() + " " + place.name();
    }

    public String name(int place) {
        return name(places.get(place));
    }

    /** Returns a handle as scenarios write it. */
    public String name(Handle handle) {
        return name(handle.place()) + (handle.index() == Handle.ITSELF ? "" : ":" + handle.index());
    }

    public Place place(int index) {
        return places.get(index);
    }

    /** Returns the index of the place that a text names. */
    public int place(Reading in) {
        return place(in, in.text());
    }

    /** Returns the index of a place by its name, which stands in what is being read. */
    public int place(Reading in, String name) {
        return places.find(each -> name(each).equals(name))
                .getOrElseThrow(() -> in.expected("a place, which is " + known(name), "\"" + name + "\""))
                .index();
    }

    private String known(String name) {
        Array<Place> ofSeat = places.filter(each -> name.startsWith(each.seat().name() + " "));
        return ofSeat.isEmpty()
                ? "the letter of a seat and a name, as in \"A hand\""
                : "one of " + ofSeat.map(PlaceNames::name).mkString(", ");
    }

    /** Returns the place of a seat by its own name. */
    public int place(Reading in, Seat seat, String name) {
        Array<Place> own = places.filter(each -> each.seat() == seat);
        return own.find(each -> each.name().equals(name))
                .getOrElseThrow(() ->
                        in.expected("a place, one of " + own.map(Place::name).mkString(", ")))
                .index();
    }

    /** Returns the handle that a text names; {@link Handle#ITSELF} is its position if it names none. */
    public Handle handle(Reading in, String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) {
            return new Handle(place(in, text), Handle.ITSELF);
        }
        if (!text.substring(colon + 1).matches("[0-9]{1,3}")) {
            throw in.expected("after the colon a position, 0 for the first card", "\"" + text + "\"");
        }
        return new Handle(place(in, text.substring(0, colon)), Integer.parseInt(text.substring(colon + 1)));
    }
}
