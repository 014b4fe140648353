package io.github.cardfold.cli;

import io.github.cardfold.cli.telling.Teller;
import io.github.cardfold.json.Replays;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.json.SeatReplayJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.replay.Divergence;
import io.github.cardfold.replay.Playback;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayException;
import io.vavr.control.Either;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code replay}: plays a recorded game again, proves that it is the same, and shows any moment of it. */
@Command(
        name = "replay",
        description = {
            "Plays a recorded game again and tells whether it is the same: every answer legal, every recorded hash equal, the"
                    + " same end.",
            "'cardfold play --out FILE' records one."
        })
final class ReplayFile implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "A replay, in bytes or as JSON.")
    private String file;

    @Option(names = "--tell", description = "Tells the game line by line, as 'play' does.")
    private boolean tell;

    @Option(
            names = "--at",
            paramLabel = "N",
            converter = WholeNumbers.Count.class,
            description = "Shows the position after N answers.")
    private @Nullable Integer at;

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description =
                    "Shows what seat A or B was shown of the game, moment by moment: a replay for that seat, as JSON.")
    private @Nullable Seat seat;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = {
                "Writes that position to a file instead: as JSON if its name ends in .json, else as text.",
                "With --seat: writes the seat's replay to a file instead."
            })
    private @Nullable String out;

    @Mixin
    private PackOption packs = new PackOption();

    private final Terminal terminal;

    ReplayFile(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (out != null && at == null && seat == null) {
            throw new UsageException("--out needs --at, which says which position to write, or --seat");
        }
        if (seat != null && (at != null || tell)) {
            throw new UsageException("--seat shows a whole game to one seat; leave --at and --tell out");
        }
        Replay replay = read(file, InputFile.bytes(file, ""));
        if (seat != null) {
            return show(replay, seat);
        }
        if (at != null) {
            return show(position(packs.recorded(), file, replay, at));
        }
        if (tell) {
            tell(replay);
        }
        return replay.verify(packs.recorded().of(replay.rules())).fold(this::differs, end -> same(replay));
    }

    private int show(Replay replay, Seat to) {
        State first = replay.begin(packs.recorded().of(replay.rules()))
                .map(Playback::state)
                .getOrNull();
        int seats = first == null ? 2 : first.position().seatCount();
        if (to.ordinal() >= seats) {
            throw new UsageException("--seat needs " + Seat.first(seats - 1).mkString(", ") + " or "
                    + Seat.of(seats - 1) + ", not " + to);
        }
        return SeatReplay.of(replay, packs.recorded().of(replay.rules()), to).fold(this::differs, shown -> {
            String json = SeatReplayJson.write(shown);
            if (out == null) {
                terminal.say(json);
            } else {
                OutputFile.text(out, json);
            }
            return Status.DONE;
        });
    }

    private int show(State position) {
        if (out == null) {
            terminal.say(Notation.position(position).stripTrailing());
        } else {
            OutputFile.text(out, out.endsWith(".json") ? StateJson.write(position) : Notation.position(position));
        }
        return Status.DONE;
    }

    /** Tells the game as far as it goes; the verdict comes after it. */
    private void tell(Replay replay) {
        replay.begin(packs.recorded().of(replay.rules())).forEach(first -> {
            Teller told = Teller.of(first.state(), terminal::tell);
            Either<Divergence, Playback> moment = Either.right(first);
            while (moment.exists(now -> !now.isAtEnd())) {
                Playback now = moment.get();
                moment = now.next();
                moment.forEach(next -> told.sees(now.state(), now.action().get().get(), next.state()));
            }
        });
    }

    private int differs(Divergence difference) {
        terminal.head(file + ": " + difference);
        return Status.FAILED;
    }

    private int same(Replay replay) {
        String end = replay.outcome().map(Outcome::sentence).getOrElse("broken off");
        terminal.head(file + ": as recorded, " + replay.actions().size() + " answers, " + end);
        return Status.DONE;
    }

    /**
     * Returns a position of a recorded game.
     *
     * @param answers how many answers come before it
     * @throws UsageException if there are fewer, or the game does not come so far under the rules as they are
     */
    static State position(RecordedRules rules, String file, Replay replay, int answers) {
        int most = replay.actions().size();
        if (answers > most) {
            throw new UsageException("--at needs a number from 0 to " + most + " for " + file + ", not " + answers);
        }
        return replay.begin(rules.of(replay.rules()))
                .flatMap(first -> first.to(answers))
                .map(Playback::state)
                .getOrElseThrow(difference -> new UsageException(file + ": " + difference));
    }

    static Replay read(String file, byte[] bytes) {
        try {
            return Replays.read(bytes);
        } catch (ReplayException none) {
            throw new UsageException(file + ": " + none.getMessage(), none);
        }
    }
}
