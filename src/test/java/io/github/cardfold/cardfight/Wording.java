package io.github.cardfold.cardfight;

import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.State;

/**
 * The words by which tests speak of answers: {@code pass}, {@code yes}, {@code 3}, {@code call grade-1 from hand},
 * {@code swap front left}, {@code grade-1 on vanguard}; with {@code of B} where the place is not the asked seat's.
 */
final class Wording {
    private Wording() {}

    static String of(State state, Action action) {
        return switch (action.shape()) {
            case PASS -> "pass";
            case YES_NO -> action.number() == 1 ? "yes" : "no";
            case NUMBER -> String.valueOf(action.number());
            case PICK -> what(state, action);
            case ACT -> action.verb() + " " + what(state, action);
            case CONCEDE -> "concede";
        };
    }

    private static String what(State state, Action action) {
        Handle handle = action.handle();
        Place place = state.position().place(handle.place());
        String where = place.name() + (place.seat() == action.seat().ordinal() ? "" : " of " + seat(place));
        if (handle.position() == Handle.PLACE) {
            return where;
        }
        int definition =
                state.position().thing(handle.place(), handle.position()).definition();
        return state.rules().definition(definition).id() + (place.zone().circle() ? " on " : " from ") + where;
    }

    private static char seat(Place place) {
        return (char) ('A' + place.seat());
    }
}
