package io.github.cardfold.notation;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.ActionCodec;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Reads one action, as the referee or as a seat does. */
final class ActionReading {
    private final Sight sight;
    private final Predicate<Action> legal;
    private final Option<Integer> drawn;
    private final Cursor in;

    private ActionReading(Sight sight, Predicate<Action> legal, Option<Integer> drawn, Cursor in) {
        this.sight = sight;
        this.legal = legal;
        this.drawn = drawn;
        this.in = in;
    }

    /** Reads an action of any seat, NATURE among them, for whoever may see all cards. */
    static Action read(State state, String text) {
        Cursor in = Cursor.alone(text);
        Sight sight = Sight.of(state.position());
        Seat seat = in.eatsName(Seat.NATURE.name()) ? Seat.NATURE : Places.seat(in, sight);
        return new ActionReading(sight, state.legalActions()::contains, state.drawingPlace(), in).action(seat);
    }

    /** Reads an action of a view's own seat, from the view and nothing else. */
    static Action read(View view, String text) {
        Cursor in = Cursor.alone(text);
        Seat own = view.seat();
        if (!in.eatsName(own.name())) {
            throw in.expected(own + ", the seat that answers");
        }
        return new ActionReading(Sight.of(view), view.legalActions()::contains, Option.none(), in).action(own);
    }

    private Action action(Seat seat) {
        in.needs(" ");
        Action action = answer(seat);
        in.end();
        return action;
    }

    private Action answer(Seat seat) {
        if (QuotedNames.isDigit(in.next())) {
            return Action.number(seat, in.number(ActionCodec.GREATEST_NUMBER));
        }
        int start = in.at();
        boolean quoted = in.next() == '"';
        String word = in.word("an answer");
        return switch (quoted ? "" : word) {
            case "pass" -> Action.pass(seat);
            case "yes" -> Action.yesNo(seat, true);
            case "no" -> Action.yesNo(seat, false);
            case "concede" -> Action.concede(seat);
            case "pick" -> what(seat, "");
            default -> what(seat, verb(start, word));
        };
    }

    private String verb(int start, String word) {
        Array<String> verbs = sight.rules().verbNames();
        if (!verbs.contains(word)) {
            Array<String> answers = QuotedNames.ANSWERS.appendAll(verbs);
            throw in.expected(start, "a number or one of " + answers.mkString(", "), answers);
        }
        return word;
    }

    private Action what(Seat seat, String verb) {
        in.needs(" ");
        int start = in.at();
        Place place = Places.find(in, sight, seat);
        if (place != null && !in.sees(" from ") && !in.sees(" on ")) {
            if (!in.atEnd() && in.next() != ':') {
                throw in.expected("\":\" and a position, or the end of the line");
            }
            return with(seat, verb, new Handle(place.index(), Places.index(in)));
        }
        in.back(start);
        Array<Action> answers =
                Cards.read(in, sight, seat == Seat.NATURE ? null : seat).flatMap(handle -> answers(seat, verb, handle));
        return answers.find(legal).getOrElse(answers.head());
    }

    private static Action with(Seat seat, String verb, Handle handle) {
        return verb.isEmpty() ? Action.pick(seat, handle) : Action.act(seat, verb, handle);
    }

    /** What a card may mean as an answer: NATURE, when it draws from a deck, says the card's number. */
    private Array<Action> answers(Seat seat, String verb, Handle handle) {
        Action answer = with(seat, verb, handle);
        boolean draws = seat == Seat.NATURE && verb.isEmpty() && drawn.contains(handle.place());
        return draws ? Array.of(Action.number(seat, handle.index()), answer) : Array.of(answer);
    }
}
