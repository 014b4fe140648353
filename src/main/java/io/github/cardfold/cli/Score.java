package io.github.cardfold.cli;

import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Report;
import io.vavr.control.Option;

/** What many games came to. */
final class Score {
    private int a;
    private int b;
    private int draws;
    private int undecided;

    void add(Report report) {
        Option<Seat> winner = report.winner();
        if (!Play.isDecided(report)) {
            undecided++;
        } else if (winner.isEmpty()) {
            draws++;
        } else if (winner.contains(Seat.A)) {
            a++;
        } else {
            b++;
        }
    }

    /** How many games failed: a player's fault, or no proper end. */
    int undecided() {
        return undecided;
    }

    String sentence() {
        return "A won " + a + ", B won " + b + ", " + draws + " drawn"
                + (undecided == 0 ? "" : ", " + undecided + " failed") + " of " + (a + b + draws + undecided)
                + " games";
    }
}
