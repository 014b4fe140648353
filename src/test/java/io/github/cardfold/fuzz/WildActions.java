package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.SplittableRandom;

/** Answers of all shapes that nobody offered: wild ones, and offered ones with one thing changed. */
final class WildActions {
    private static final String[] VERBS = {"ride", "call", "swap", "guard", "intercept", "", "Call", "fly"};
    private static final int[] NUMBERS = {
        0, 1, 2, 3, 7, -1, -2, Integer.MIN_VALUE, Integer.MAX_VALUE, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 1 << 28
    };
    private static final int[] INDICES = {
        0,
        1,
        2,
        5,
        11,
        15,
        25,
        28,
        29,
        30,
        35,
        36,
        40,
        41,
        42,
        -1,
        Handle.ITSELF - 1,
        Handle.ITSELF,
        Handle.ITSELF + 1,
        2 * Handle.ITSELF + 1,
        1 << 20,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };

    private final SplittableRandom random;

    WildActions(SplittableRandom random) {
        this.random = random;
    }

    /** An answer, offered or not; never a concession. */
    Action next(State state) {
        ActionList legal = state.legalActions();
        return legal.isEmpty() || random.nextBoolean()
                ? wild(anySeat(), anyShape())
                : changed(legal.get(random.nextInt(legal.size())));
    }

    private Action wild(Seat seat, Action.Shape shape) {
        return of(seat, shape, VERBS[random.nextInt(VERBS.length)], new Handle(index(), index()), number());
    }

    private Action changed(Action offered) {
        Seat seat = offered.seat();
        Action.Shape shape = offered.shape();
        String verb = offered.verb();
        Handle handle = offered.handle();
        int number = offered.number();
        return switch (random.nextInt(7)) {
            case 0 -> of(anySeat(), shape, verb, handle, number);
            case 1 -> of(seat, anyShape(), verb, handle, number);
            case 2 -> of(seat, shape, VERBS[random.nextInt(VERBS.length)], handle, number);
            case 3 -> of(seat, shape, verb, new Handle(handle.place(), index()), number);
            case 4 -> of(seat, shape, verb, new Handle(index(), handle.index()), number);
            case 5 -> of(seat, shape, verb, handle, number());
            default -> of(seat, shape, verb, overflowing(handle), number);
        };
    }

    /** The places before, with positions so great that they could be mistaken for the handle. */
    private static Handle overflowing(Handle handle) {
        return new Handle(handle.place() - 1, handle.index() + Handle.ITSELF + 1);
    }

    private static Action of(Seat seat, Action.Shape shape, String verb, Handle handle, int number) {
        return switch (shape) {
            case PASS, CONCEDE -> Action.pass(seat);
            case PICK -> Action.pick(seat, handle);
            case ACT -> Action.act(seat, verb, handle);
            case NUMBER -> Action.number(seat, number);
            case YES_NO -> Action.yesNo(seat, number == 1);
        };
    }

    private Seat anySeat() {
        return Seat.values()[random.nextInt(Seat.values().length)];
    }

    private Action.Shape anyShape() {
        return Action.Shape.values()[random.nextInt(Action.Shape.values().length)];
    }

    private int index() {
        return INDICES[random.nextInt(INDICES.length)];
    }

    private int number() {
        return NUMBERS[random.nextInt(NUMBERS.length)];
    }
}
