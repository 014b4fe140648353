package io.github.cardfold.notation;

import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;

/** Writes actions, either by handles alone or with the cards' ids. */
final class ActionText {
    private ActionText() {}

    static String canonical(State state, Action action) {
        StringBuilder out = start(action);
        if (hasHandle(action)) {
            Handle handle = action.handle();
            out.append(' ');
            Places.write(
                    out, state.position().place(handle.place()), action.seat().ordinal());
            if (handle.position() != Handle.PLACE) {
                out.append(':').append(handle.position());
            }
        }
        return out.toString();
    }

    static String described(State state, Action action) {
        if (action.shape() == Action.Shape.NUMBER
                && action.seat() == Seat.NATURE
                && state.drawingPlace().isDefined()) {
            Handle drawn = new Handle(state.drawingPlace().get(), action.number());
            return described(state, Action.pick(Seat.NATURE, drawn));
        }
        Handle handle = action.handle();
        boolean isCard =
                hasHandle(action) && handle.position() < state.position().size(handle.place());
        if (!isCard) {
            return canonical(state, action);
        }
        Place place = state.position().place(handle.place());
        StringBuilder out = start(action).append(' ').append(Words.word(id(state, handle)));
        out.append(' ').append(preposition(place)).append(' ');
        Places.write(out, place, action.seat().ordinal());
        return out.toString();
    }

    private static StringBuilder start(Action action) {
        StringBuilder out = new StringBuilder(action.seat().name()).append(' ');
        return switch (action.shape()) {
            case PASS -> out.append("pass");
            case CONCEDE -> out.append("concede");
            case YES_NO -> out.append(action.number() == 1 ? "yes" : "no");
            case NUMBER -> out.append(action.number());
            case PICK -> out.append("pick");
            case ACT -> out.append(Words.verb(action.verb()));
        };
    }

    private static boolean hasHandle(Action action) {
        return action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
    }

    /** Returns the word between a card and where it lies. */
    static String preposition(Place place) {
        return place.zone().circle() ? "on" : "from";
    }

    private static String id(State state, Handle handle) {
        int definition =
                state.position().thing(handle.place(), handle.position()).definition();
        return state.rules().definition(definition).id();
    }
}
