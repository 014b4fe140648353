package io.github.cardfold.json;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionHash;

/**
 * Plays random games of all shipped packs in turn and prints one hash for every hundred of them, made of the hashes of
 * all their states. It must print the same on every Java, under every locale, time zone and default charset;
 * {@code packaging.Fingerprints} compares.
 */
public final class Fingerprint {
    private static final int GAMES_A_LINE = 100;
    private static final int MULTIPLIER = 31;

    private Fingerprint() {}

    /** Plays as many games as the first argument says, 100 by default. */
    public static void main(String[] arguments) {
        int games = arguments.length == 0 ? GAMES_A_LINE : Integer.parseInt(arguments[0]);
        for (int first = 0; first < games; first += GAMES_A_LINE) {
            int last = Math.min(first + GAMES_A_LINE, games);
            System.out.println("games " + first + " to " + (last - 1) + ": " + Long.toHexString(of(first, last)));
        }
    }

    /** The hash of all states of some games, the last one exclusive. */
    static long of(int first, int last) {
        long hash = 0;
        for (int game = first; game < last; game++) {
            Games games = Games.inTurn(game);
            State state = games.start();
            hash = hash * MULTIPLIER + PositionHash.of(state);
            while (!state.isOver()) {
                state = state.step(state.legalActions().get(games.answer(state)));
                hash = hash * MULTIPLIER + PositionHash.of(state);
            }
        }
        return hash;
    }
}
