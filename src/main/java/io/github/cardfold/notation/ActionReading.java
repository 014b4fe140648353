package io.github.cardfold.notation;

import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.ActionCodec;
import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;

/** Reads one action. */
final class ActionReading {
    private final State state;
    private final Cursor in;

    private ActionReading(State state, Cursor in) {
        this.state = state;
        this.in = in;
    }

    static Action read(State state, String text) {
        Cursor in = Cursor.alone(text);
        Action action = new ActionReading(state, in).action();
        in.end();
        return action;
    }

    private Action action() {
        Seat seat = in.eatsName(Seat.NATURE.name()) ? Seat.NATURE : Seat.of(Places.seat(in, state.position()));
        in.needs(" ");
        if (Words.isDigit(in.next())) {
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
        Array<String> verbs = state.rules().verbNames();
        if (!verbs.contains(word)) {
            Array<String> answers = Words.ANSWERS.appendAll(verbs);
            throw in.expected(start, "a number or one of " + answers.mkString(", "), answers);
        }
        return word;
    }

    private Action what(Seat seat, String verb) {
        in.needs(" ");
        Position position = state.position();
        int start = in.at();
        Place place = Places.find(in, position, seat.ordinal());
        if (place != null && !in.sees(" from ") && !in.sees(" on ")) {
            if (!in.atEnd() && in.next() != ':') {
                throw in.expected("\":\" and a position, or the end of the line");
            }
            return with(seat, verb, new Handle(place.index(), Places.index(in)));
        }
        in.back(start);
        Array<Action> answers = Cards.read(in, position, seat == Seat.NATURE ? Places.NOBODY : seat.ordinal())
                .flatMap(handle -> answers(seat, verb, handle));
        return answers.find(state.legalActions()::contains).getOrElse(answers.head());
    }

    private static Action with(Seat seat, String verb, Handle handle) {
        return verb.isEmpty() ? Action.pick(seat, handle) : Action.act(seat, verb, handle);
    }

    /** What a card may mean as an answer: NATURE, when it draws from a deck, says the card's number. */
    private Array<Action> answers(Seat seat, String verb, Handle handle) {
        Action answer = with(seat, verb, handle);
        boolean drawn =
                seat == Seat.NATURE && verb.isEmpty() && state.drawingPlace().contains(handle.place());
        return drawn ? Array.of(Action.number(seat, handle.position()), answer) : Array.of(answer);
    }
}
