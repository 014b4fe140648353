package io.github.cardfold.fuzz;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The smallest case in which something is wrong.
 *
 * @param start the position it begins with, the chance being open if the draws could be told
 * @param actions what is played from it, NATURE's draws among it; the last one is at fault
 * @param fault what is wrong
 */
public record Shrunk(State start, Array<Action> actions, Fault fault) {

    /**
     * Returns what is wrong with the same actions in the same position under the same or other rules; none if nothing.
     */
    public static Option<Fault> replay(State start, Array<Action> actions, Function<State, Probe> probes) {
        Probe probe = probes.apply(start);
        State state = start;
        for (Action action : actions) {
            Option<Fault> fault = Fault.of(state, action, probe);
            if (fault.isDefined()) {
                return fault;
            }
            state = state.step(action);
        }
        return Option.none();
    }

    /**
     * Returns the case as a scenario: it goes wrong when it is run, as long as the fault is in the rules.
     *
     * @param pack the id of the pack whose cards are played with
     */
    public Data scenario(String pack) {
        List<Data> played = new ArrayList<>();
        List<Data> drawn = new ArrayList<>();
        State state = start;
        for (int i = 0; i < actions.size(); i++) {
            Action action = actions.get(i);
            if (action.seat() == Seat.NATURE) {
                drawn.add(outcome(state, action));
            } else {
                played.add(Data.text(Notation.action(state, action)));
            }
            state = i + 1 < actions.size() ? state.step(action) : state;
        }
        Data.Builder asked = Data.fields()
                .text(
                        "asked",
                        start.decision().get().seat() + " "
                                + start.decision().get().section());
        LibraryGame game = LibraryGame.of(start.rules());
        Data.Builder scenario = Format.SCENARIO.start();
        return (game == LibraryGame.VANGUARD ? scenario : scenario.text("game", game.name()))
                .text("name", "a random game went wrong here")
                .text("note", fault.text())
                .text("pack", pack)
                .put("state", StateCodec.write(start))
                .fields("begin", asked)
                .items("chance", drawn)
                .items("play", List.of(Data.fields().items("do", played).build()))
                .build();
    }

    private static Data outcome(State state, Action draw) {
        return state.drawingPlace()
                .map(deck -> state.position().objectAt(deck, draw.number()).definition())
                .map(definition ->
                        Data.text(state.rules().definition(definition).id()))
                .getOrElse(() -> Data.whole(draw.number()));
    }
}
