package io.github.cardfold.testkit;

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

/** Common answers of B in Cardfight!! Vanguard. Several cards picked for one guard are one answer of several picks. */
final class FightAnswers {
    private static final String GUARD = "guard";
    private static final int HAND = Zone.HAND.of(Seat.B);
    /** How often cards are looked for that may guard together. */
    private static final int TRIES = 5;

    private FightAnswers() {}

    static Option<CommonAnswers> choose(State one, State other, SplittableRandom dice) {
        if (one.decision().exists(decision -> decision.purpose().equals("redraw"))) {
            return Option.some(redraw(one, dice));
        }
        return CommonAnswers.choose(one, other, dice, CommonAnswers::meaning)
                .map(answers -> answers.one().head().verb().equals(GUARD)
                        ? playable(
                                one,
                                other,
                                CommonAnswers.kind(one, answers.one().head().handle()),
                                dice)
                        : answers);
    }

    /** Which cards go back nobody else learns, only how many: the same positions in both games. */
    private static CommonAnswers redraw(State state, SplittableRandom dice) {
        Seat seat = state.decision().map(Decision::seat).get();
        Array<Integer> positions = Array.range(0, state.position().size(HAND)).filter(i -> dice.nextInt(6) == 0);
        Array<Action> picks =
                positions.map(i -> Action.pick(seat, new Handle(HAND, i))).append(Action.pass(seat));
        return new CommonAnswers(picks, picks);
    }

    /** Guards with cards that may be called together in both games; if none are found, with nothing. */
    private static CommonAnswers playable(State one, State other, int first, SplittableRandom dice) {
        for (int i = 0; i < TRIES; i++) {
            CommonAnswers guards = guard(one, other, first, dice);
            if (isPlayable(one, guards.one()) && isPlayable(other, guards.other())) {
                return guards;
            }
        }
        Array<Action> pass = Array.of(Action.pass(Seat.B));
        return new CommonAnswers(pass, pass);
    }

    /** Effects may demand that more cards are called at once. */
    private static boolean isPlayable(State state, Array<Action> picks) {
        State now = state;
        for (Action each : picks) {
            if (!now.legalActions().contains(each)) {
                return false;
            }
            now = now.step(each);
        }
        return true;
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
                .map(action -> CommonAnswers.kind(state, action.handle()));
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
