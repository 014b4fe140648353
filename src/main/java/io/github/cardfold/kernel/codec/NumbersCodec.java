package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/** Writes and reads the numbers that seats have, by their names and then by seat; those of 0 are left out. */
final class NumbersCodec {
    private NumbersCodec() {}

    static Data.Builder write(Naming naming, Position position) {
        Data.Builder out = Data.fields();
        for (NumberKey key : naming.rules().numbers()) {
            Data.Builder values = Data.fields();
            for (Seat seat : Seat.first(naming.seats())) {
                values.whole(seat.name(), position.number(key, seat), 0);
            }
            out.fields(key.name(), values);
        }
        return out;
    }

    static int[] read(@Nullable Reading map, Naming naming) {
        int[] numbers = new int[naming.rules().numbers().size() * naming.seats()];
        if (map == null) {
            return numbers;
        }
        ReadingFields in = map.fields();
        for (NumberKey key : naming.rules().numbers()) {
            Reading values = in.find(key.name());
            if (values != null) {
                read(values.fields(), naming, numbers, key.index() * naming.seats());
            }
        }
        in.end();
        return numbers;
    }

    private static void read(ReadingFields in, Naming naming, int[] numbers, int first) {
        for (Seat seat : Seat.first(naming.seats())) {
            numbers[first + seat.ordinal()] = in.whole(seat.name(), 0);
        }
        in.end();
    }
}
