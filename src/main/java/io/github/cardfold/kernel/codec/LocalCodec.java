package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;

/** Writes and reads the values of locals: seats and places by name, objects and numbers as numbers. */
final class LocalCodec {
    private LocalCodec() {}

    static Data write(Naming naming, Local local, int value) {
        return switch (local.type()) {
            case NUMBER, NUMBERS, OBJECT, OBJECTS, EFFECT, EFFECTS -> Data.whole(value);
            case SEAT -> Data.text(Naming.seat(value));
            case PLACE, PLACES -> Data.text(naming.placeName(value));
        };
    }

    static Array<Data> writeList(Naming naming, Local local, int[] values) {
        return Array.tabulate(values.length, i -> write(naming, local, values[i]));
    }

    static int read(Reading value, Naming naming, Local local) {
        return switch (local.type()) {
            case NUMBER, NUMBERS -> value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case OBJECT, OBJECTS, EFFECT, EFFECTS -> naming.id(value);
            case SEAT -> naming.seat(value).ordinal();
            case PLACE, PLACES -> naming.place(value);
        };
    }

    static int[] readList(Reading list, Naming naming, Local local) {
        return list.items()
                .toJavaStream()
                .mapToInt(each -> read(each, naming, local))
                .toArray();
    }
}
