package io.github.cardfold.cli.telling;

import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Spectator;
import java.util.function.Consumer;

/** Tells a game that it watches, line by line. */
public interface Teller extends Spectator {
    /** Returns how many turns have begun. */
    int turns();

    /**
     * Returns the teller of the game that a state is of.
     *
     * @param out takes the lines, which have no line ends
     */
    static Teller of(State first, Consumer<String> out) {
        return LibraryGame.of(first.rules()) == LibraryGame.VANDARIA_WARS
                ? new VandariaPlayByPlay(out)
                : new PlayByPlay(first, out);
    }
}
