package io.github.cardfold.testkit;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenPlace;
import io.github.cardfold.view.SeenPool;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.SplittableRandom;
import java.util.function.BiFunction;

/**
 * Answers of another seat than A that mean the same to A in two games: the same verb with the same kind of card,
 * wherever it lies in the hand.
 *
 * @param one what the seat answers in the one game, pick by pick
 * @param other what it answers in the other
 */
record CommonAnswers(Array<Action> one, Array<Action> other) {

    /**
     * A common answer, none if the games offer nothing that means the same.
     *
     * @param meaning what A learns from an answer in a state
     */
    static Option<CommonAnswers> choose(
            State one, State other, SplittableRandom dice, BiFunction<State, Action, String> meaning) {
        Array<String> offered = Array.ofAll(other.legalActions()).map(action -> meaning.apply(other, action));
        Array<String> common = Array.ofAll(one.legalActions())
                .map(action -> meaning.apply(one, action))
                .filter(offered::contains)
                .distinct();
        if (common.isEmpty()) {
            return Option.none();
        }
        String meant = common.get(dice.nextInt(common.size()));
        Action first = any(one, meant, dice, meaning);
        return Option.some(new CommonAnswers(Array.of(first), Array.of(any(other, meant, dice, meaning))));
    }

    private static Action any(
            State state, String meant, SplittableRandom dice, BiFunction<State, Action, String> meaning) {
        Array<Action> fitting = Array.ofAll(state.legalActions())
                .filter(action -> meaning.apply(state, action).equals(meant));
        return fitting.get(dice.nextInt(fitting.size()));
    }

    /** What everybody learns from an answer by which a card of a hidden place is shown. */
    static String meaning(State state, Action action) {
        return isOfHiddenCard(state, action)
                ? action.shape() + action.verb() + " in " + action.handle().place() + " a "
                        + kind(state, action.handle()) + where(state, action.handle())
                : action.toString();
    }

    static boolean isOfHiddenCard(State state, Action action) {
        boolean card = action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
        Handle handle = action.handle();
        return card
                && handle.index() != Handle.ITSELF
                && state.position().place(handle.place()).zone().isHidden();
    }

    /**
     * Of a card that A sees where it lies, A learns that it is this one. Of another A learns whether it lay where A
     * knows a card to lie, above or below: a deck keeps its order (4.1.7).
     */
    private static String where(State state, Handle handle) {
        return isSeen(state, handle)
                ? " at " + handle.index()
                : " from " + firstAlike(View.of(state, Seat.A).place(handle.place()), handle.index());
    }

    /** The first of the places in a row that A cannot tell apart. */
    private static int firstAlike(SeenPlace place, int index) {
        String known = known(place, index);
        int first = index;
        while (first > 0 && known(place, first - 1).equals(known)) {
            first--;
        }
        return first;
    }

    /** Which card A knows to lie at a place, and of several that lie together which these are. */
    private static String known(SeenPlace place, int index) {
        return place.cards()
                .find(card -> card.handle().index() == index)
                .map(card -> card.definition().get().id())
                .getOrElse(() -> known(
                        place.pools().filter(pool -> pool.first() <= index).last()));
    }

    private static String known(SeenPool pool) {
        return pool.kinds().map(Definition::id).mkString("{", " ", "}") + (pool.size() == 1 ? "" : pool.first());
    }

    static boolean isSeen(State state, Handle handle) {
        return state.position().objectAt(handle.place(), handle.index()).seenBy(Seat.A);
    }

    static int kind(State state, Handle handle) {
        return state.position().objectAt(handle.place(), handle.index()).definition();
    }
}
