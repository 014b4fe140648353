package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.Decks;
import io.vavr.collection.Array;

/**
 * What the command line asks for.
 *
 * @param seed the seed of the game
 * @param decks names of shipped deck lists or files, one for each seat
 * @param players kinds of players, one for each seat
 * @param quiet whether only the result is written
 * @param help whether the usage is asked for instead of a game
 */
record Arguments(long seed, Array<String> decks, Array<String> players, boolean quiet, boolean help) {
    private static final Arguments DEFAULT = new Arguments(
            1, Array.of("tidal-archive", "ember-caravan"), Array.of(Players.GREEDY, Players.GREEDY), false, false);

    static String usage() {
        return String.join(
                "\n",
                "usage: cardfold [--seed N] [--decks A,B] [--players A,B] [--quiet] [--help]",
                "",
                "Two built-in players fight one game of Cardfight!! Vanguard. The same arguments give the same output.",
                "",
                "  --seed N       a whole number; " + DEFAULT.seed + " if left out",
                "  --decks A,B    a deck for each seat: a file or one of "
                        + Decks.names().mkString(", "),
                "                 " + DEFAULT.decks.mkString(",") + " if left out",
                "  --players A,B  a player for each seat: " + Players.NAMES.mkString(" or ") + "; "
                        + DEFAULT.players.mkString(",") + " if left out",
                "  --quiet        only the result",
                "  --help         this text");
    }

    /**
     * Reads the arguments.
     *
     * @throws UsageException if they are not as {@link #usage} says
     */
    static Arguments read(String... words) {
        Arguments read = DEFAULT;
        for (int i = 0; i < words.length; i++) {
            read = switch (words[i]) {
                case "--quiet" -> new Arguments(read.seed, read.decks, read.players, true, read.help);
                case "--help" -> new Arguments(read.seed, read.decks, read.players, read.quiet, true);
                case "--seed", "--decks", "--players" -> {
                    if (i + 1 == words.length) {
                        throw new UsageException(words[i] + " needs a value");
                    }
                    yield read.with(words[i], words[++i]);
                }
                default -> throw new UsageException("there is no option '" + words[i] + "'");
            };
        }
        return read;
    }

    private Arguments with(String option, String value) {
        return switch (option) {
            case "--seed" -> new Arguments(seed(value), decks, players, quiet, help);
            case "--decks" -> new Arguments(seed, pair(option, value), players, quiet, help);
            default -> new Arguments(seed, decks, pair(option, value).map(Players::known), quiet, help);
        };
    }

    private static long seed(String value) {
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException notANumber) {
            throw new UsageException("--seed needs a whole number, not '" + value + "'", notANumber);
        }
    }

    private static Array<String> pair(String option, String value) {
        Array<String> parts = Array.of(value.split(",", -1));
        if (parts.size() != 2 || parts.exists(String::isBlank)) {
            throw new UsageException(option + " needs two values joined by a comma, not '" + value + "'");
        }
        return parts;
    }
}
