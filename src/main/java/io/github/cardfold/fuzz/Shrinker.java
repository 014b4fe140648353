package io.github.cardfold.fuzz;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Makes a failing game small: the game is played again with open chance, so that every draw is an action; its front is
 * cut off; then whatever of the position does not matter is taken away, cards, numbers, effects, as long as the game
 * still fails in the same way.
 */
public final class Shrinker {
    private final Function<State, Probe> probes;
    private final String kind;

    private Shrinker(Function<State, Probe> probes, String kind) {
        this.probes = probes;
        this.kind = kind;
    }

    /** Returns the smallest case found for a game that what must hold of every game has found at fault. */
    public static Option<Shrunk> shrink(Failure failure) {
        return shrink(failure.start(), failure.actions(), Probe::ofGame);
    }

    /**
     * Returns the smallest case found in which a probe complains as it does of a game; none if it does not complain.
     *
     * @param start the state the game begins with
     * @param actions its actions; those after the first that is at fault do not matter
     * @param probes returns the probe of the games that begin with a state
     */
    public static Option<Shrunk> shrink(State start, Array<Action> actions, Function<State, Probe> probes) {
        Case last = new Case(start, Array.empty());
        State state = start;
        for (Action action : actions) {
            Option<Fault> fault = Fault.of(state, action, probes.apply(state));
            Case failing = isDrawing(state) ? last.then(action) : new Case(state, Array.of(action));
            if (fault.isDefined()) {
                return Option.some(new Shrinker(probes, fault.get().kind()).shrunk(failing, fault.get()));
            }
            last = failing;
            state = state.step(action);
        }
        return Option.none();
    }

    /** A position to start from is one where a fighter is asked. */
    private static boolean isDrawing(State state) {
        return state.decision().exists(decision -> decision.seat() == Seat.NATURE);
    }

    private Shrunk shrunk(Case failing, Fault fault) {
        Case open = new Case(failing.start().withOpenChance(), failing.actions());
        Case smallest = reduced(Draws.open(open, probes, kind).getOrElse(failing));
        return new Shrunk(
                smallest.start(), smallest.actions(), smallest.fault(probes).getOrElse(fault));
    }

    /** Takes parts away, large ones first, until nothing can be taken away any more. */
    private Case reduced(Case whole) {
        Case smallest = whole;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (Array<Object> part : Parts.of(StateCodec.write(smallest.start()))) {
                Option<Case> less = without(smallest, part);
                smallest = less.getOrElse(smallest);
                smaller |= less.isDefined();
            }
        }
        return smallest;
    }

    private Option<Case> without(Case whole, Array<Object> part) {
        Option<Data> data = Parts.without(StateCodec.write(whole.start()), part);
        try {
            return data.flatMap(rest -> read(whole.start(), rest))
                    .flatMap(start -> whole.from(start))
                    .filter(less ->
                            less.fault(probes).exists(fault -> fault.kind().equals(kind)));
        } catch (RuntimeException | StackOverflowError unplayable) {
            return Option.none();
        }
    }

    private static Option<State> read(State like, Data data) {
        try {
            return Option.some(StateCodec.read(like.rules(), data));
        } catch (StateFormatException e) {
            return Option.none();
        }
    }

    /**
     * A position and what is played from it.
     *
     * @param start the position
     * @param actions the actions, the last being at fault
     */
    record Case(State start, Array<Action> actions) {
        /** What is wrong with the last step; nothing if an earlier one is refused or at fault. */
        Option<Fault> fault(Function<State, Probe> probes) {
            Probe probe = probes.apply(start);
            State state = start;
            for (int i = 0; i < actions.size(); i++) {
                if (!state.legalActions().contains(actions.get(i))) {
                    return Option.none();
                }
                Option<Fault> fault = Fault.of(state, actions.get(i), probe);
                if (fault.isDefined() || i + 1 == actions.size()) {
                    return i + 1 == actions.size() ? fault : Option.none();
                }
                state = state.step(actions.get(i));
            }
            return Option.none();
        }

        Case then(Action action) {
            return new Case(start, actions.append(action));
        }

        /** The same cards named in a position where some are missing; none if what an action names is missing. */
        Option<Case> from(State less) {
            Array<Action> renamed = Array.empty();
            State here = start;
            State there = less;
            for (int i = 0; i < actions.size(); i++) {
                Option<Action> same = same(actions.get(i), here, there);
                if (same.isEmpty() || !there.legalActions().contains(same.get())) {
                    return Option.none();
                }
                renamed = renamed.append(same.get());
                if (i + 1 < actions.size()) {
                    here = here.step(actions.get(i));
                    there = there.step(same.get());
                }
            }
            return Option.some(new Case(less, renamed));
        }

        private static Option<Action> same(Action action, State here, State there) {
            boolean draws = here.drawingPlace().isDefined();
            boolean names = action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
            if (draws) {
                int deck = here.drawingPlace().get();
                GameObject drawn = here.position().objectAt(deck, action.number());
                return index(there.position(), deck, drawn).map(at -> Action.number(action.seat(), at));
            }
            if (!names || action.handle().index() == Handle.ITSELF) {
                return Option.some(action);
            }
            int place = action.handle().place();
            GameObject named = here.position().objectAt(place, action.handle().index());
            return index(there.position(), place, named)
                    .map(at -> new Handle(place, at))
                    .map(handle -> action.shape() == Action.Shape.PICK
                            ? Action.pick(action.seat(), handle)
                            : Action.act(action.seat(), action.verb(), handle));
        }

        private static Option<Integer> index(Position position, int place, GameObject card) {
            return Array.range(0, position.size(place)).find(i -> {
                GameObject each = position.objectAt(place, i);
                return each.object() == card.object() && each.definition() == card.definition();
            });
        }
    }
}
