package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Ledger;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;
import io.vavr.collection.Array;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Lets two built-in players fight one game and tells it; {@code --help} says how. */
public final class Main {
    /** The game was played out. */
    static final int PLAYED = 0;
    /** The game failed: a player forfeited, or it had no proper end. */
    static final int FAILED = 1;
    /** The command line asks for something that cannot be. */
    static final int MISUSED = 2;

    private Main() {}

    /** Runs it; the exit status is 0 for a game that was played out, 1 for one that failed, 2 for bad arguments. */
    public static void main(String[] args) {
        int status = run(
                new PrintStream(System.out, true, StandardCharsets.UTF_8),
                new PrintStream(System.err, true, StandardCharsets.UTF_8),
                args);
        if (status != PLAYED) {
            System.exit(status);
        }
    }

    static int run(PrintStream out, PrintStream err, String... args) {
        try {
            Arguments arguments = Arguments.read(args);
            if (arguments.help()) {
                print(out, Arguments.usage());
                return PLAYED;
            }
            return fight(arguments, line -> print(out, line));
        } catch (UsageException | IllegalDeckException misuse) {
            print(err, "cardfold: " + misuse.getMessage() + " (see --help)");
            return MISUSED;
        }
    }

    /** The line end is the same everywhere. */
    private static void print(PrintStream stream, String line) {
        stream.print(line + "\n");
    }

    private static int fight(Arguments arguments, Consumer<String> out) {
        Array<DeckList> decks = arguments.decks().map(DeckFile::read);
        Array<Player> players =
                arguments.players().zipWithIndex((name, seat) -> Players.named(name, arguments.seed(), seat));
        State first = Cardfight.start(Cardfight.rules(), decks.get(0), decks.get(1), arguments.seed());
        PlayByPlay told = new PlayByPlay(first, arguments.quiet() ? line -> {} : out);
        out.accept("A: " + title(arguments, 0) + ", B: " + title(arguments, 1) + ", seed " + arguments.seed());
        Report report =
                Match.between(players.get(0), players.get(1)).watchedBy(told).play(first);
        out.accept(result(report));
        out.accept("seed " + arguments.seed() + ", " + told.turns() + " turns, " + report.decisions() + " decisions");
        return status(report);
    }

    static int status(Report report) {
        boolean decided = report.end().outcome().exists(outcome -> outcome.kind() != Outcome.Kind.UNDECIDED);
        return decided ? PLAYED : FAILED;
    }

    private static String title(Arguments arguments, int seat) {
        return arguments.decks().get(seat) + " (" + arguments.players().get(seat) + ")";
    }

    private static String result(Report report) {
        String why = report.end()
                .outcome()
                .flatMap(outcome -> Ledger.of(Document.JP).find(outcome.section()))
                .map(entry -> ": " + entry.summary())
                .getOrElse("");
        return report.sentence() + why;
    }
}
