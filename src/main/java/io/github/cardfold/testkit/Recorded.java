package io.github.cardfold.testkit;

import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.json.SeatReplayJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.replay.Divergence;
import io.github.cardfold.replay.Recorder;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Whether a game that was recorded whole and for each seat is read back and plays again. */
final class Recorded implements Probe {
    private Recorder whole;
    private Array<SeatReplay> shown;

    Recorded(State first) {
        whole = Recorder.from(first);
        shown = first.position().seatsInTurnOrder().map(seat -> SeatReplay.begin(seat, first));
    }

    @Override
    public Option<String> wrong(State before, Action action, State after) {
        whole = whole.step(action);
        shown = shown.map(each -> each.after(action, after));
        return after.isOver() ? ofGame(whole.replay(), after) : Option.none();
    }

    private Option<String> ofGame(Replay replay, State end) {
        Either<Divergence, State> again = replay.verify(end.rules());
        return Option.when(
                        !ReplayBytes.read(ReplayBytes.write(replay)).equals(replay),
                        "the replay is another one as bytes")
                .orElse(() -> Option.when(
                        !ReplayJson.read(ReplayJson.write(replay)).equals(replay), "the replay is another one as JSON"))
                .orElse(() -> Option.when(again.isLeft(), () -> "played again: " + again.getLeft()))
                .orElse(() -> Option.when(!again.get().equals(end), "played again it ends in another state"))
                .orElse(() -> shown.find(each ->
                                !SeatReplayJson.read(SeatReplayJson.write(each)).equals(each))
                        .map(each -> "what " + each.seat() + " keeps of the game is something else as JSON"));
    }
}
