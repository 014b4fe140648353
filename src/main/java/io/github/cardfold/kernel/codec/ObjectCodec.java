package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;

/**
 * Writes and reads a card as it lies, or lay, in a place. What follows from the place is left out: an owner whose place
 * it is, and that those seats see the card which the kind of place lets see it.
 */
final class ObjectCodec {
    private ObjectCodec() {}

    static void write(Data.Builder out, Naming naming, GameObject object, Place place) {
        out.whole("card", object.card())
                .text(
                        "definition",
                        naming.rules().definition(object.definition()).id())
                .text("owner", object.owner().name(), place.seat().name())
                .whole("object", object.object(), 0)
                .items("flags", BitWords.flags(object.flags(), BitWords.OF_THINGS))
                .text("seen", BitWords.seats(object.seen()), BitWords.seats(place.sightMask()))
                .flag("home", object.hasHome())
                .whole("dated", object.dated(), object.object());
    }

    static GameObject read(ReadingFields in, Naming naming, Place place) {
        int card = in.get("card").whole(0, Integer.MAX_VALUE);
        int definition = naming.definition(in.get("definition"));
        Reading owner = in.find("owner");
        Reading object = in.find("object");
        int flags = BitWords.flags(in.items("flags"), BitWords.OF_THINGS);
        Reading seen = in.find("seen");
        int id = object == null ? 0 : naming.id(object);
        Reading dated = in.find("dated");
        return new GameObject(
                card,
                definition,
                owner == null ? place.seat() : naming.seat(owner),
                id,
                flags,
                seen == null ? place.sightMask() : BitWords.seats(seen, naming.seats()),
                in.flag("home"),
                dated == null ? id : naming.id(dated));
    }
}
