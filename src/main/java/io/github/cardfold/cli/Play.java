package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;
import io.vavr.collection.Array;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code play}: plays a game between two bots and prints it. */
@Command(
        name = "play",
        description = {
            "Plays a game of Cardfight!! Vanguard between two bots and prints it, or plays many and sums them up.",
            "The same options give the same output on every machine."
        })
final class Play implements Callable<Integer> {
    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            converter = WholeNumbers.Any.class,
            description = "A whole number; ${DEFAULT-VALUE} if left out.")
    private long seed;

    @Option(
            names = "--decks",
            paramLabel = "A,B",
            defaultValue = "tidal-archive,ember-caravan",
            converter = SeatNames.Converter.class,
            completionCandidates = DeckNames.class,
            description =
                    "A deck for each seat, both of one pack (see deck list): a file or one of ${COMPLETION-CANDIDATES};"
                            + " ${DEFAULT-VALUE} if left out.")
    private SeatNames decks;

    @Option(
            names = "--players",
            paramLabel = "A,B",
            defaultValue = "greedy,greedy",
            converter = Players.Converter.class,
            description = "A player for each seat: greedy or random; ${DEFAULT-VALUE} if left out.")
    private SeatNames players;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1",
            converter = WholeNumbers.Positive.class,
            description =
                    "How many games, each with the next seed; more than one are told in a line each and summed up.")
    private int games;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description =
                    "Also writes the replay of the game: as JSON if the file's name ends in .json, else in bytes.")
    private @Nullable String replay;

    @Mixin
    private PackOption packs = new PackOption();

    @Option(names = "--quiet", description = "Only the result.")
    private boolean quiet;

    private final Terminal terminal;

    Play(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (replay != null && games > 1) {
            throw new UsageException("--out keeps the replay of one game; leave --games out");
        }
        if (replay != null) {
            OutputFile.check(replay);
        }
        Setup setup = setup();
        terminal.say("A: " + title(decks.a(), players.a()) + ", B: " + title(decks.b(), players.b()) + ", "
                + (games == 1 ? "seed " + seed : "seeds " + seed + " to " + (seed + games - 1)));
        return games == 1 ? one(setup) : many(setup);
    }

    private static String title(String deck, String player) {
        return deck + " (" + player + ")";
    }

    private Setup setup() {
        try {
            PackRules rules = packs.rules();
            DeckList a = DeckFile.readable(rules, decks.a());
            DeckList b = DeckFile.readable(rules, decks.b());
            return Cardfight.setup(rules.of(rules.pack(Array.of(a, b))), a, b);
        } catch (IllegalDeckException illegal) {
            throw new UsageException(illegal);
        }
    }

    private int one(Setup setup) {
        Game game = play(setup, seed, quiet);
        terminal.head(result(game.report()));
        if (replay != null) {
            OutputFile.replay(replay, game.report().replay(setup, seed));
        }
        terminal.say("seed " + seed + ", " + game.length());
        return isDecided(game.report()) ? Status.DONE : Status.FAILED;
    }

    private int many(Setup setup) {
        Score score = new Score();
        for (int i = 0; i < games; i++) {
            Game game = play(setup, seed + i, true);
            score.add(game.report());
            if (!quiet) {
                terminal.say("seed " + (seed + i) + ": " + game.report().sentence() + ", " + game.length());
            }
        }
        terminal.head(score.sentence());
        return score.undecided() == 0 ? Status.DONE : Status.FAILED;
    }

    private Game play(Setup setup, long number, boolean untold) {
        State first = setup.start(number);
        PlayByPlay told = new PlayByPlay(first, untold ? line -> {} : terminal::tell);
        Player a = Players.named(players.a(), number, Seat.A);
        Player b = Players.named(players.b(), number, Seat.B);
        Report report = Match.between(a, b).watchedBy(told).play(first);
        return new Game(report, told.turns());
    }

    /** Tells whether a game came to an end by the rules and not by a defect or a player's fault. */
    static boolean isDecided(Report report) {
        return report.end().outcome().exists(outcome -> outcome.kind() != Outcome.Kind.UNDECIDED);
    }

    private static String result(Report report) {
        String why = report.end()
                .outcome()
                .flatMap(outcome -> Ledger.of(Document.JP).find(outcome.section()))
                .map(entry -> ": " + entry.summary())
                .getOrElse("");
        return report.sentence() + why;
    }

    private record Game(Report report, int turns) {
        String length() {
            return turns + " turns, " + report.decisions() + " decisions";
        }
    }
}
