package io.github.cardfold.view;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.SplittableRandom;

/**
 * Answers of B that mean the same to everybody in two games: the same verb with the same kind of card, wherever it lies
 * in the hand. Several cards picked for one guard are one answer, given in each game by as many picks.
 *
 * @param one what B answers in the one game, pick by pick
 * @param other what B answers in the other
 */
record CommonAnswers(Array<Action> one, Array<Action> other) {
    private static final String GUARD = "guard";
    private static final int HAND = Zone.HAND.of(Seat.B);

    /** A common answer, none if the games offer B nothing that means the same. */
    static Option<CommonAnswers> choose(State one, State other, SplittableRandom dice) {
        if (one.decision().exists(decision -> decision.purpose().equals("redraw"))) {
            return Option.some(redraw(one, dice));
        }
        Array<String> offered = Array.ofAll(other.legalActions()).map(action -> meaning(other, action));
        Array<String> common = Array.ofAll(one.legalActions())
                .map(action -> meaning(one, action))
                .filter(offered::contains)
                .distinct();
        if (common.isEmpty()) {
            return Option.none();
        }
        String meant = common.get(dice.nextInt(common.size()));
        Action first = any(one, meant, dice);
        return Option.some(
                first.verb().equals(GUARD)
                        ? guard(one, other, kind(one, first.handle()), dice)
                        : new CommonAnswers(Array.of(first), Array.of(any(other, meant, dice))));
    }

    private static Action any(State state, String meant, SplittableRandom dice) {
        Array<Action> fitting = Array.ofAll(state.legalActions())
                .filter(action -> meaning(state, action).equals(meant));
        return fitting.get(dice.nextInt(fitting.size()));
    }

    /** What everybody learns from an answer. */
    private static String meaning(State state, Action action) {
        boolean card = action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
        Handle handle = action.handle();
        boolean hidden = card
                && handle.index() != Handle.ITSELF
                && state.position().place(handle.place()).zone().isHidden();
        return hidden
                ? action.shape() + action.verb() + " in " + handle.place() + " a " + kind(state, handle)
                        + seen(state, handle)
                : action.toString();
    }

    /** Of a card that A sees where it lies, A learns that it is this one. */
    private static String seen(State state, Handle handle) {
        boolean isSeen =
                state.position().objectAt(handle.place(), handle.index()).seenBy(Seat.A);
        return isSeen ? " at " + handle.index() : "";
    }

    private static int kind(State state, Handle handle) {
        return state.position().objectAt(handle.place(), handle.index()).definition();
    }

    /** Which cards go back nobody else learns, only how many: the same positions in both games. */
    private static CommonAnswers redraw(State state, SplittableRandom dice) {
        Seat seat = state.decision().map(Decision::seat).get();
        Array<Integer> positions = Array.range(0, state.position().size(HAND)).filter(i -> dice.nextInt(6) == 0);
        Array<Action> picks =
                positions.map(i -> Action.pick(seat, new Handle(HAND, i))).append(Action.pass(seat));
        return new CommonAnswers(picks, picks);
    }

    /** A card of one kind guards, with up to two more that both hands hold. */
    private static CommonAnswers guard(State one, State other, int first, SplittableRandom dice) {
        Array<Integer> kinds = Array.of(first);
        Array<Integer> able = ofGuardians(one);
        Array<Integer> rest = kinds(other).remove(first).toArray();
        for (int kind : kinds(one).remove(first).filter(able::contains)) {
            if (rest.contains(kind) && kinds.size() < 3 && dice.nextInt(3) == 0) {
                kinds = kinds.append(kind);
                rest = rest.remove(kind);
            }
        }
        return new CommonAnswers(guards(one, kinds, dice), guards(other, kinds, dice));
    }

    private static Array<Integer> ofGuardians(State state) {
        return Array.ofAll(state.legalActions())
                .filter(action -> action.verb().equals(GUARD))
                .map(action -> kind(state, action.handle()));
    }

    private static Array<Integer> kinds(State state) {
        Position position = state.position();
        return Array.range(0, position.size(HAND))
                .map(i -> position.objectAt(HAND, i).definition());
    }

    /** The cards, wherever they lie, named in rising order, and then no more. */
    private static Array<Action> guards(State state, Array<Integer> kinds, SplittableRandom dice) {
        Array<Integer> held = kinds(state);
        Array<Integer> picked = Array.empty();
        for (int kind : kinds) {
            Array<Integer> taken = picked;
            Array<Integer> free = Array.range(0, held.size()).filter(i -> held.get(i) == kind && !taken.contains(i));
            picked = picked.append(free.get(dice.nextInt(free.size())));
        }
        Array<Action> picks = picked.sorted().map(i -> Action.pick(Seat.B, new Handle(HAND, i)));
        Handle first = picks.head().handle();
        return picks.tail().prepend(Action.act(Seat.B, GUARD, first)).append(Action.pass(Seat.B));
    }
}
