package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Thing;

/**
 * Writes and reads a card as it lies, or lay, in a place. What follows from the place is left out: an owner whose place
 * it is, and that those seats see the card which the kind of place lets see it.
 */
final class ThingCodec {
    private ThingCodec() {}

    static void write(Data.Builder out, Naming naming, Thing thing, Place place) {
        out.whole("card", thing.card())
                .text(
                        "definition",
                        naming.rules().definition(thing.definition()).id())
                .text("owner", Naming.seat(thing.owner()), Naming.seat(place.seat()))
                .whole("object", thing.object(), 0)
                .items("flags", Words.flags(thing.flags(), Words.OF_THINGS))
                .text("seen", Words.seats(thing.seen()), Words.seats(place.sightMask()))
                .flag("home", thing.hasHome())
                .whole("dated", thing.dated(), thing.object());
    }

    static Thing read(ReadingFields in, Naming naming, Place place) {
        int card = in.get("card").whole(0, Integer.MAX_VALUE);
        int definition = naming.definition(in.get("definition"));
        Reading owner = in.find("owner");
        Reading object = in.find("object");
        int flags = Words.flags(in.items("flags"), Words.OF_THINGS);
        Reading seen = in.find("seen");
        int id = object == null ? 0 : naming.id(object);
        Reading dated = in.find("dated");
        return new Thing(
                card,
                definition,
                owner == null ? place.seat() : naming.seat(owner),
                id,
                flags,
                seen == null ? place.sightMask() : Words.seats(seen, naming.seats()),
                in.flag("home"),
                dated == null ? id : naming.id(dated));
    }
}
