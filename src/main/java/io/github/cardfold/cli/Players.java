package io.github.cardfold.cli;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.GreedyVandariaBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Player;
import io.vavr.collection.Array;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The built-in players by name. */
final class Players {
    private static final String GREEDY = "greedy";
    private static final String RANDOM = "random";
    private static final Array<String> NAMES = Array.of(GREEDY, RANDOM);

    private Players() {}

    /** Makes the player of a seat; two random players of one game draw different lots. */
    static Player named(String name, PlayedGame.Name game, long seed, Seat seat) {
        if (name.equals(RANDOM)) {
            return new RandomBot(2 * seed + seat.ordinal());
        }
        return game == PlayedGame.Name.VANDARIA ? new GreedyVandariaBot() : new GreedyBot();
    }

    /** Returns the players of a game if none are named. */
    static SeatNames usual(int seats) {
        return new SeatNames(Array.fill(seats, GREEDY));
    }

    /** Reads the kinds of players. */
    static final class Converter implements ITypeConverter<SeatNames> {
        @Override
        public SeatNames convert(String value) {
            SeatNames names = new SeatNames.Converter().convert(value);
            names.all().reject(NAMES::contains).forEach(name -> {
                throw new TypeConversionException("there is no player '" + name + "', only " + NAMES.mkString(" and "));
            });
            return names;
        }
    }
}
