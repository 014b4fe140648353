package io.github.cardfold.cli;

import io.github.cardfold.kernel.State;
import io.github.cardfold.perft.Perft;
import io.github.cardfold.perft.Positions;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code perft}: counts positions. */
@Command(
        name = "perft",
        description = {
            "Counts the distinct positions that 0, 1, ... answers lead to, as the table in docs/PERFT.md has them.",
            "Chance answers too; a choice of several things is one answer; conceding is left out."
        })
final class PerftCommand implements Callable<Integer> {
    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "6",
            converter = WholeNumbers.Positive.class,
            description = "The greatest number of answers; ${DEFAULT-VALUE} if left out.")
    private int depth;

    @Option(
            names = "--most",
            paramLabel = "N",
            defaultValue = "1000000",
            converter = WholeNumbers.Positive.class,
            description = "Go no deeper once there are so many positions; ${DEFAULT-VALUE} if left out.")
    private int most;

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description =
                    "Published positions by name, or files: a saved state, a scenario, or with --at a replay; all that are published if left out.")
    private List<String> positions = List.of();

    @Mixin
    private PositionFile file = new PositionFile();

    private final Terminal terminal;

    PerftCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Array<String> names = positions.isEmpty() ? Positions.names() : Array.ofAll(positions);
        Array<Tuple2<String, State>> starts = names.map(name -> Tuple.of(name, start(name)));
        long start = System.nanoTime();
        long counted = 0;
        for (Tuple2<String, State> each : starts) {
            Array<Long> counts = Perft.count(each._2(), depth, most);
            counted += counts.sum().longValue();
            terminal.say("| " + each._1() + " | " + counts.mkString(" ") + " |");
        }
        long milliseconds = Math.max(1, (System.nanoTime() - start) / 1_000_000);
        terminal.say("positions per second: " + 1000 * counted / milliseconds);
        return Status.DONE;
    }

    private State start(String name) {
        return Positions.names().contains(name)
                ? Positions.named(name)
                : file.read(
                                name,
                                ", and no position of that name among "
                                        + Positions.names().mkString(", "))
                        .withOpenChance();
    }
}
