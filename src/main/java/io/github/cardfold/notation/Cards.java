package io.github.cardfold.notation;

import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;

/** Cards that are spoken of by what they are and where they lie: {@code grade-1 from A hand}. */
final class Cards {
    private static final int LISTED = 12;

    private Cards() {}

    /** Reads a card and its place and returns the handles of all such cards there, in order; there is at least one. */
    static Array<Handle> read(Cursor in, Position position, int usualSeat) {
        int start = in.at();
        String card = in.word("a place, or a card and its place");
        Array<Integer> definitions = definitions(position.rules(), card);
        boolean on = in.eats(" on ");
        if (!on && !in.eats(" from ")) {
            throw notCard(in, start, position, usualSeat, definitions);
        }
        int at = in.at();
        Place place = Places.read(in, position, usualSeat);
        if (place.zone().circle() != on) {
            throw in.expected(at, on ? "a circle, cards being \"on\" circles" : "a zone, cards being \"from\" zones");
        }
        Array<Handle> handles = Array.range(0, position.size(place.index()))
                .map(i -> new Handle(place.index(), i))
                .filter(each -> definitions.contains(definition(position, each)));
        if (handles.isEmpty()) {
            throw in.expected(
                    start,
                    "a card that is in " + Places.name(place) + " (" + held(position, place) + ")",
                    ids(position, place));
        }
        return handles;
    }

    /** Either the place was misspelt, or the card, or the word between them is missing. */
    private static NotationException notCard(
            Cursor in, int start, Position position, int usualSeat, Array<Integer> definitions) {
        if (definitions.isEmpty() || in.atEnd()) {
            in.back(start);
            return Places.expected(in, position, usualSeat);
        }
        return in.expected("\" from \" and a zone or \" on \" and a circle");
    }

    /** An id comes before a name that is spelt like it. */
    private static Array<Integer> definitions(Rules rules, String card) {
        Array<Integer> all = Array.range(0, rules.definitionCount());
        Array<Integer> byId = all.filter(i -> rules.definition(i).id().equals(card));
        return byId.isEmpty() ? all.filter(i -> rules.definition(i).name().equals(card)) : byId;
    }

    static String id(Position position, Thing thing) {
        return position.rules().definition(thing.definition()).id();
    }

    private static int definition(Position position, Handle handle) {
        return position.thing(handle.place(), handle.position()).definition();
    }

    private static String held(Position position, Place place) {
        Array<String> ids = ids(position, place);
        String listed = ids.distinct()
                .take(LISTED)
                .map(id -> ids.count(id::equals) == 1 ? id : id + " x" + ids.count(id::equals))
                .mkString(", ");
        return ids.isEmpty()
                ? "which is empty"
                : "there are " + listed + (ids.distinct().size() > LISTED ? " ..." : "");
    }

    /** Returns the ids of the cards in a place, in order. */
    static Array<String> ids(Position position, Place place) {
        return Array.range(0, position.size(place.index())).map(i -> id(position, position.thing(place.index(), i)));
    }
}
