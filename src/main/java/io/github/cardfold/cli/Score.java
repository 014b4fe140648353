package io.github.cardfold.cli;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Report;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.EnumMap;
import java.util.Map;

/** What many games came to: a side goes by its first seat. */
final class Score {
    private final Map<Seat, Integer> won = new EnumMap<>(Seat.class);
    private int draws;
    private int undecided;

    Score(State first) {
        Position position = first.position();
        Array<Seat> seats = position.seats();
        seats.filter(seat ->
                        seats.find(each -> !position.areOpponents(each, seat)).contains(seat))
                .forEach(seat -> won.put(seat, 0));
    }

    void add(Report report) {
        Option<Seat> winner = report.winner();
        if (!Play.isDecided(report)) {
            undecided++;
        } else if (winner.isEmpty()) {
            draws++;
        } else {
            won.merge(winner.get(), 1, Integer::sum);
        }
    }

    /** How many games failed: a player's fault, or no proper end. */
    int undecided() {
        return undecided;
    }

    String sentence() {
        int decided = Array.ofAll(won.values()).sum().intValue();
        return Array.ofAll(won.entrySet())
                        .map(each -> each.getKey() + " won " + each.getValue())
                        .mkString(", ")
                + ", " + draws + " drawn"
                + (undecided == 0 ? "" : ", " + undecided + " failed") + " of " + (decided + draws + undecided)
                + " games";
    }
}
