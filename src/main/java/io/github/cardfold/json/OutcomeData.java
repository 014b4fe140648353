package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** How a game ended, as data: the kind, the winner's letter, the losers' letters and the section. */
final class OutcomeData {
    private static final Array<Seat> SEATS = Array.of(Seat.values()).remove(Seat.NATURE);

    private OutcomeData() {}

    static Data.Builder write(Outcome outcome) {
        Data.Builder out = Data.fields().text("kind", Reading.word(outcome.kind()));
        outcome.winner().forEach(seat -> out.text("winner", seat.name()));
        return out.text("losers", outcome.losers().map(Seat::name).mkString(), "")
                .text("section", outcome.section(), "");
    }

    static Outcome read(Reading map) {
        ReadingFields in = map.fields();
        Outcome.Kind kind = in.get("kind").word(Outcome.Kind.values());
        Option<Seat> winner = Option.of(in.find("winner")).map(OutcomeData::seat);
        Array<Seat> losers =
                Option.of(in.find("losers")).map(OutcomeData::seats).getOrElse(Array.empty());
        String section = in.text("section", "");
        in.end();
        return new Outcome(kind, winner, losers, section);
    }

    private static Seat seat(Reading letter) {
        return SEATS.find(each -> each.name().equals(letter.text()))
                .getOrElseThrow(() -> letter.expected("a seat from A to F"));
    }

    private static Array<Seat> seats(Reading letters) {
        Array<Seat> seats = SEATS.filter(each -> letters.text().contains(each.name()));
        if (!seats.map(Seat::name).mkString().equals(letters.text())) {
            throw letters.expected("letters of seats in order, each once");
        }
        return seats;
    }
}
