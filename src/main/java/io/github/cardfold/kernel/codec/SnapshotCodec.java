package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/** Writes and reads an object as it was at one moment; characteristics of 0 are left out. */
final class SnapshotCodec {
    private SnapshotCodec() {}

    static Data write(Naming naming, Snapshot snapshot) {
        Place place = naming.place(snapshot.place());
        Data.Builder out = Data.fields().text("place", naming.placeName(snapshot.place()));
        ObjectCodec.write(out, naming, snapshot.gameObject(), place);
        Data.Builder traits = Data.fields();
        for (int i = 0; i < naming.traits().length; i++) {
            traits.whole(naming.traits()[i], snapshot.trait(i), 0);
        }
        return out.text("master", snapshot.master().name(), place.seat().name())
                .fields("traits", traits)
                .items("links", LinkCodec.write(naming, snapshot.links()))
                .build();
    }

    static Snapshot read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        int place = naming.place(in.get("place"));
        GameObject card = ObjectCodec.read(in, naming, naming.place(place));
        Reading master = in.find("master");
        Reading traits = in.find("traits");
        Array<Reading> links = in.items("links");
        in.end();
        return Snapshot.of(
                        card,
                        place,
                        master == null ? naming.place(place).seat() : naming.seat(master),
                        traits(traits, naming))
                .with(links.map(each -> LinkCodec.linked(each, naming)));
    }

    private static int[] traits(@org.jspecify.annotations.Nullable Reading map, Naming naming) {
        int[] values = new int[naming.traits().length];
        if (map != null) {
            ReadingFields in = map.fields();
            for (int i = 0; i < values.length; i++) {
                values[i] = in.whole(naming.traits()[i], 0);
            }
            in.end();
        }
        return values;
    }
}
