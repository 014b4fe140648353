package io.github.cardfold.embed;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;

/** Plays one game between a player of ours and one of the library's. */
public class Main {
    public static void main(String[] args) {
        State first =
                Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 42);
        Player idle = view -> view.legalActions().head();
        Report report = Match.between(idle, new GreedyBot()).play(first);
        System.out.println(report.sentence() + ", after " + report.decisions() + " decisions");
    }
}
