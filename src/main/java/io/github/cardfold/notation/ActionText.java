package io.github.cardfold.notation;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.control.Option;

/** Writes actions, either by handles alone or with the cards' ids. */
final class ActionText {
    private ActionText() {}

    static String canonical(State state, Action action) {
        return canonical(Sight.of(state.position()), action);
    }

    private static String canonical(Sight sight, Action action) {
        StringBuilder out = start(action);
        if (hasHandle(action)) {
            Handle handle = action.handle();
            out.append(' ');
            Places.write(out, sight.place(handle.place()), action.seat());
            if (handle.index() != Handle.ITSELF) {
                out.append(':').append(handle.index());
            }
        }
        return out.toString();
    }

    /** The referee sees every card, also the one that NATURE draws by its number. */
    static String described(State state, Action action) {
        if (action.shape() == Action.Shape.NUMBER
                && action.seat() == Seat.NATURE
                && state.drawingPlace().isDefined()) {
            Handle drawn = new Handle(state.drawingPlace().get(), action.number());
            return described(state, Action.pick(Seat.NATURE, drawn));
        }
        return described(Sight.of(state.position()), action);
    }

    /** A card that the view's seat does not see where it lies goes by its position. */
    static String described(View view, Action action) {
        return described(Sight.of(view), action);
    }

    private static String described(Sight sight, Action action) {
        return hasHandle(action)
                ? named(sight, action, action.handle()).getOrElse(() -> canonical(sight, action))
                : canonical(sight, action);
    }

    private static Option<String> named(Sight sight, Action action, Handle handle) {
        Place place = sight.place(handle.place());
        return sight.cards(place).find(each -> each._1.equals(handle)).map(card -> {
            StringBuilder out = start(action).append(' ').append(QuotedNames.word(card._2.id()));
            out.append(' ').append(preposition(place)).append(' ');
            Places.write(out, place, action.seat());
            return out.toString();
        });
    }

    private static StringBuilder start(Action action) {
        StringBuilder out = new StringBuilder(action.seat().name()).append(' ');
        return switch (action.shape()) {
            case PASS -> out.append("pass");
            case CONCEDE -> out.append("concede");
            case YES_NO -> out.append(action.number() == 1 ? "yes" : "no");
            case NUMBER -> out.append(action.number());
            case PICK -> out.append("pick");
            case ACT -> out.append(QuotedNames.verb(action.verb()));
        };
    }

    private static boolean hasHandle(Action action) {
        return action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
    }

    /** Returns the word between a card and where it lies. */
    static String preposition(Place place) {
        return place.zone().circle() ? "on" : "from";
    }
}
