package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Returned;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Writes and reads how many answers seats have given in a turn, and those that may lead back (18.1.1.2). */
final class AnswersCodec {
    private static final int DIGITS = GeneratorCodec.ZERO.length();

    private AnswersCodec() {}

    static Data.Builder write(Position position) {
        Data.Builder out = Data.fields();
        if (position.answersTurn() == 0) {
            return out;
        }
        out.whole("round", position.answersTurn());
        for (Seat seat : Seat.first(position.seatCount())) {
            out.whole(seat.name(), position.answerCount(seat), 0);
        }
        return out.items("returned", position.returned().map(AnswersCodec::write));
    }

    private static Data write(Returned each) {
        return Data.fields()
                .text("seat", each.seat().name())
                .text("seen", GeneratorCodec.write(each.high()) + GeneratorCodec.write(each.low()))
                .whole("answer", each.answer())
                .whole("times", each.times())
                .build();
    }

    static void read(@Nullable Reading map, Naming naming, OpenPosition position) {
        if (map == null) {
            return;
        }
        ReadingFields in = map.fields();
        int turn = in.get("round").whole(1, Integer.MAX_VALUE);
        Array<Returned> returned = in.items("returned").map(each -> read(each, naming));
        position.restoreAnswers(turn, returned);
        for (Seat seat : Seat.first(naming.seats())) {
            Reading count = in.find(seat.name());
            position.restoreAnswers(seat, count == null ? 0 : count.whole(1, Position.MOST_ANSWERS));
        }
        in.end();
    }

    private static Returned read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        Reading seen = in.get("seen");
        if (!seen.text().matches("[0-9a-f]{32}")) {
            throw seen.expected("32 hexadecimal digits in lower case");
        }
        Returned read = new Returned(
                naming.seat(in.get("seat")),
                Long.parseUnsignedLong(seen.text().substring(0, DIGITS), 16),
                Long.parseUnsignedLong(seen.text().substring(DIGITS), 16),
                in.get("answer").whole(0, Integer.MAX_VALUE),
                in.get("times").whole(1, Integer.MAX_VALUE));
        in.end();
        return read;
    }
}
