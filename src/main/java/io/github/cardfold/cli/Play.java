package io.github.cardfold.cli;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.cli.telling.Teller;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Player;
import io.github.cardfold.match.Report;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.vavr.collection.Array;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code play}: plays a game between bots and prints it. */
@Command(
        name = "play",
        description = {
            "Plays a game of Cardfight!! Vanguard or Vandaria Wars between bots and prints it, or plays many and sums them"
                    + " up.",
            "The same options give the same output on every machine."
        })
final class Play implements Callable<Integer> {
    private static final String CARDFIGHT_DECKS = "tidal-archive,ember-caravan";
    private static final String VANDARIA_DECKS = "salt-reeds,cinder-court";

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            converter = WholeNumbers.Any.class,
            description = "A whole number; ${DEFAULT-VALUE} if left out.")
    private long seed;

    @Mixin
    private GameOption game = new GameOption();

    @Option(
            names = "--decks",
            paramLabel = "A,B",
            converter = SeatNames.Converter.class,
            completionCandidates = DeckNames.class,
            description =
                    "A deck for each seat, all of one pack (see deck list): a file or one of ${COMPLETION-CANDIDATES};"
                            + " " + CARDFIGHT_DECKS + ", or " + VANDARIA_DECKS
                            + ", if left out. Vandaria Wars is played with up to six.")
    private @Nullable SeatNames decks;

    @Option(
            names = "--players",
            paramLabel = "A,B",
            converter = Players.Converter.class,
            description = "A player for each seat: greedy or random; all greedy if left out.")
    private @Nullable SeatNames players;

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

    @Option(
            names = "--teams",
            description = "Of Vandaria Wars: two teams, of every other seat, win and lose together (Tag Team).")
    private boolean inTeams;

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
        boolean isVandaria = game.isVandaria();
        SeatNames brought = decks != null ? decks : usual(isVandaria);
        if (inTeams && !isVandaria) {
            throw new UsageException("--teams is of Vandaria Wars");
        }
        int seats = brought.all().size();
        SeatNames playing = players != null ? players : Players.usual(seats);
        if (playing.all().size() != seats) {
            throw new UsageException(playing.all().size() + " players for " + seats + " decks");
        }
        PlayedGame setup = isVandaria ? PlayedVandaria.of(packs, brought, inTeams) : PlayedCardfight.of(packs, brought);
        terminal.say(titles(brought, playing) + ", "
                + (games == 1 ? "seed " + seed : "seeds " + seed + " to " + (seed + games - 1)));
        return games == 1 ? one(setup, playing) : many(setup, playing);
    }

    /** Returns the decks that are played with if none are named. */
    private SeatNames usual(boolean isVandaria) {
        if (isVandaria) {
            VandariaPack pack = VandariaFiles.pack(packs.names());
            if (VandariaFiles.decks(pack).isEmpty()) {
                throw DeckNames.none(pack.id());
            }
            return SeatNames.of(VANDARIA_DECKS);
        }
        Array<Pack> named = packs.named();
        if (named.nonEmpty() && named.forAll(pack -> DeckNames.of(pack).isEmpty())) {
            throw DeckNames.none(named.map(Pack::id).mkString(" and "));
        }
        return SeatNames.of(CARDFIGHT_DECKS);
    }

    private static String titles(SeatNames decks, SeatNames players) {
        return Seat.first(decks.all().size())
                .map(seat -> seat + ": " + decks.all().get(seat.ordinal()) + " ("
                        + players.all().get(seat.ordinal()) + ")")
                .mkString(", ");
    }

    private int one(PlayedGame setup, SeatNames playing) {
        Game played = play(setup, playing, seed, quiet);
        terminal.head(result(played.report()));
        if (replay != null) {
            OutputFile.replay(replay, setup.replay(played.report(), seed));
        }
        terminal.say("seed " + seed + ", " + played.length());
        return isDecided(played.report()) ? Status.DONE : Status.FAILED;
    }

    private int many(PlayedGame setup, SeatNames playing) {
        Score score = new Score(setup.start(seed));
        for (int i = 0; i < games; i++) {
            Game played = play(setup, playing, seed + i, true);
            score.add(played.report());
            if (!quiet) {
                terminal.say("seed " + (seed + i) + ": " + played.report().sentence() + ", " + played.length());
            }
        }
        terminal.head(score.sentence());
        return score.undecided() == 0 ? Status.DONE : Status.FAILED;
    }

    private Game play(PlayedGame setup, SeatNames playing, long number, boolean untold) {
        State first = setup.start(number);
        Teller told = Teller.of(first, untold ? line -> {} : terminal::tell);
        Player[] each = Seat.first(playing.all().size())
                .map(seat -> Players.named(playing.all().get(seat.ordinal()), game.name(), number, seat))
                .toJavaArray(Player[]::new);
        Report report = Match.between(each)
                .withMostAnswers(Replay.MOST_ACTIONS)
                .watchedBy(told)
                .play(first);
        return new Game(report, told.turns());
    }

    /** Tells whether a game came to an end by the rules and not by a defect or a player's fault. */
    static boolean isDecided(Report report) {
        return report.end().outcome().exists(outcome -> outcome.kind() != Outcome.Kind.UNDECIDED);
    }

    /** Returns how a game has ended, with what the section says by which it has. */
    static String result(Report report) {
        if (report.fault().isEmpty() && !report.isPlayedOut()) {
            return report.sentence() + ", as many as a replay holds; nobody has won";
        }
        String why = report.end()
                .outcome()
                .flatMap(outcome -> Ledger.of(
                                LibraryGame.of(report.first().rules()).document())
                        .find(outcome.section()))
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
