package io.github.cardfold.cli;

import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Report;
import io.github.cardfold.replay.Replay;

/** The decks of one of the games, between which games are played. */
interface PlayedGame {
    /** The games by their names. */
    enum Name {
        /** Cardfight!! Vanguard. */
        CARDFIGHT,
        /** Vandaria Wars. */
        VANDARIA
    }

    /** Returns the first state of the game with a seed. */
    State start(long seed);

    /** Returns the replay of a match that began as the game with a seed does. */
    Replay replay(Report report, long seed);
}
