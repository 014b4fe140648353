package io.github.cardfold.notation;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;

/** Objects spoken of by where they lie: {@code A front left:0}, or {@code grade-1 on A front left}. */
final class ObjectText {
    /** Stands for a card that lies nowhere any more; only brackets can say which it was. */
    static final String GONE = "gone";

    private ObjectText() {}

    static String written(Position position, int object) {
        int place = position.placeOf(object);
        return place < 0 ? GONE : Places.name(position.place(place)) + ":" + position.indexOf(place, object);
    }

    /** Reads a card, by its position or by what it is, and returns its object, 0 if it is gone. */
    static int read(Cursor in, Position position) {
        int start = in.at();
        if (in.eatsName(GONE)) {
            in.leaveOpen();
            return 0;
        }
        Place place = Places.find(in, position, null);
        if (place != null) {
            return at(in, start, position, place);
        }
        in.back(start);
        Handle found = Cards.read(in, Sight.of(position), null).head();
        return object(in, start, position, found);
    }

    /** Reads the position that follows a place and returns the object there. */
    static int at(Cursor in, int start, Position position, Place place) {
        int size = position.size(place.index());
        int colon = in.at();
        if (in.next() != ':') {
            throw in.expected("\":\" and a position in " + Places.name(place));
        }
        int index = Places.index(in);
        if (index >= size) {
            throw in.expected(
                    colon,
                    "a position in " + Places.name(place) + ", where " + size
                            + (size == 1 ? " card is" : " cards are"));
        }
        return object(in, start, position, new Handle(place.index(), index));
    }

    private static int object(Cursor in, int start, Position position, Handle handle) {
        int object = position.objectAt(handle.place(), handle.index()).object();
        if (object == 0) {
            throw in.expected(start, "a card whose place is settled; of this pile only the place can be named");
        }
        return object;
    }
}
