package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;

/** Finds the draws with which a step taken under open chance fails as it did under a seed: the fewest draws first. */
final class Draws {
    private static final int MOST_TRIED = 20_000;

    private Draws() {}

    static Option<Shrinker.Case> open(Shrinker.Case first, Function<State, Probe> probes, String kind) {
        Deque<Shrinker.Case> waiting = new ArrayDeque<>();
        waiting.add(first);
        for (int tried = 0; tried < MOST_TRIED && !waiting.isEmpty(); tried++) {
            Shrinker.Case next = waiting.remove();
            Option<Fault> fault = next.fault(probes);
            if (fault.exists(found -> found.kind().equals(kind))) {
                return Option.some(next);
            }
            if (fault.isEmpty()) {
                draws(next).forEach(waiting::add);
            }
        }
        return Option.none();
    }

    /** The case with one draw more, if chance is asked after it. */
    private static Array<Shrinker.Case> draws(Shrinker.Case drawn) {
        State state;
        try {
            state = drawn.actions().foldLeft(drawn.start(), State::step);
        } catch (RuntimeException | StackOverflowError unplayable) {
            return Array.empty();
        }
        if (!state.decision().exists(decision -> decision.seat() == Seat.NATURE)) {
            return Array.empty();
        }
        return Array.ofAll(state.legalActions())
                .distinctBy(each -> outcome(state, each))
                .map(drawn::then);
    }

    private static int outcome(State state, Action draw) {
        return state.drawingPlace()
                .map(deck -> state.position().objectAt(deck, draw.number()).definition())
                .getOrElse(draw.number());
    }
}
