package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/** Writes and reads how the game ended, or who has lost while others play on. */
final class EndingCodec {
    private EndingCodec() {}

    static Data.Builder write(Position position) {
        Data.Builder out = Data.fields();
        if (position.isUndecided()) {
            out.text("undecided", position.ending());
        } else if (position.losers() != 0) {
            out.text("losers", BitWords.seats(position.losers())).text("section", position.ending());
        }
        return out;
    }

    static void read(@Nullable Reading map, OpenPosition position) {
        if (map == null) {
            return;
        }
        ReadingFields in = map.fields();
        Reading undecided = in.find("undecided");
        if (undecided == null) {
            Reading losers = in.get("losers");
            int lost = BitWords.seats(losers, position.seatCount());
            if (lost == 0 || lost == GameObject.ALL_SEATS) {
                throw losers.expected("the letters of the seats that have lost");
            }
            lose(position, lost, in.get("section").filled());
        } else {
            position.undecided(undecided.filled());
        }
        in.end();
    }

    private static void lose(OpenPosition position, int lost, String section) {
        for (Seat seat : position.seats()) {
            if ((lost & seat.bit()) != 0) {
                position.lose(seat, section);
            }
        }
    }
}
