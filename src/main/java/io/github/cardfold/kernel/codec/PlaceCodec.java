package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.TreeSet;

/** Writes and reads a place: what it is, not what lies there. */
final class PlaceCodec {
    private PlaceCodec() {}

    static void write(Data.Builder out, Place place) {
        describe(out, place);
        out.flag("closed", place.closed());
    }

    /** Writes what a place is apart from whether it is there. */
    static void describe(Data.Builder out, Place place) {
        ZoneKind zone = place.zone();
        out.text("place", place.fullName())
                .text("zone", zone.name(), place.name())
                .text("sight", Reading.word(zone.sight()), Reading.word(ZoneKind.Sight.ALL))
                .flag("circle", zone.circle())
                .whole("row", place.row(), Place.NO_ROW)
                .whole("column", place.column(), Place.NO_COLUMN)
                .whole("attributes", place.attributes(), 0);
    }

    static Place[] read(Array<ReadingFields> piles, int seats) {
        Set<String> names = new TreeSet<>();
        Place[] places = new Place[piles.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = read(piles.get(i), i, seats);
            places[i] = piles.get(i).flag("closed") ? places[i].removed() : places[i];
            if (!names.add(places[i].fullName())) {
                throw piles.get(i).get("place").expected("a place that is not there already");
            }
        }
        return places;
    }

    /** Reads what a place is, without its index. */
    static Place read(ReadingFields in, int index, int seats) {
        Reading at = in.get("place");
        String full = at.text();
        Seat seat = full.isEmpty() ? null : Seat.lettered(full.charAt(0));
        if (seat == null || seat.ordinal() >= seats || full.length() < 3 || full.charAt(1) != ' ') {
            throw at.expected("the letter of a seat and the name of a place, such as \"A hand\"");
        }
        String name = full.substring(2);
        Reading sight = in.find("sight");
        ZoneKind zone = new ZoneKind(
                in.text("zone", name),
                sight == null ? ZoneKind.Sight.ALL : sight.word(ZoneKind.Sight.values()),
                in.flag("circle"));
        return new Place(
                index,
                zone,
                seat,
                name,
                in.whole("row", Place.NO_ROW),
                in.whole("column", Place.NO_COLUMN),
                in.whole("attributes", 0));
    }
}
