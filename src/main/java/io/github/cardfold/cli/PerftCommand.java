package io.github.cardfold.cli;

import io.github.cardfold.perft.Perft;
import io.github.cardfold.perft.Positions;
import io.vavr.collection.Array;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code perft}: counts positions. */
@Command(
        name = "perft",
        description = {
            "Counts the distinct positions that 0, 1, ... answers lead to from the published start positions,",
            "as the table in docs/PERFT.md has them."
        })
final class PerftCommand implements Callable<Integer> {
    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "6",
            converter = Whole.Positive.class,
            description = "The greatest number of answers; ${DEFAULT-VALUE} if left out.")
    private int depth;

    @Option(
            names = "--most",
            paramLabel = "N",
            defaultValue = "1000000",
            converter = Whole.Positive.class,
            description = "Go no deeper once there are so many positions; ${DEFAULT-VALUE} if left out.")
    private int most;

    @Parameters(paramLabel = "POSITION", arity = "0..*", description = "Names of start positions; all if left out.")
    private String[] positions = {};

    private final Terminal terminal;

    PerftCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Array<String> known = Positions.names();
        Array<String> names = positions.length == 0 ? known : Array.of(positions);
        names.reject(known::contains).forEach(unknown -> {
            throw new UsageException("there is no position '" + unknown + "', only " + known.mkString(", "));
        });
        long start = System.nanoTime();
        long counted = 0;
        for (String name : names) {
            Array<Long> counts = Perft.count(Positions.named(name), depth, most);
            counted += counts.sum().longValue();
            terminal.say("| " + name + " | " + counts.mkString(" ") + " |");
        }
        long milliseconds = Math.max(1, (System.nanoTime() - start) / 1_000_000);
        terminal.say("positions per second: " + 1000 * counted / milliseconds);
        return Main.DONE;
    }
}
