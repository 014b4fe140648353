package io.github.cardfold.cli;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.match.Player;
import io.vavr.collection.Array;

/** The built-in players by name. */
final class Players {
    static final String GREEDY = "greedy";
    static final String RANDOM = "random";
    static final Array<String> NAMES = Array.of(GREEDY, RANDOM);

    private Players() {}

    static String known(String name) {
        if (!NAMES.contains(name)) {
            throw new UsageException("there is no player '" + name + "', only " + NAMES.mkString(" and "));
        }
        return name;
    }

    /** Makes the player of a seat; two random players of one game draw different lots. */
    static Player named(String name, long seed, int seat) {
        return name.equals(RANDOM) ? new RandomBot(2 * seed + seat) : new GreedyBot();
    }
}
