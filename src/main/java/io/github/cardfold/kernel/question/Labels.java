package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Seen;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.control.Option;

/** What answers mean that no question explains: the choice of a card or place, with or without a verb, and to pass. */
final class Labels {
    private static final LabelKey CARD = new LabelKey("pick.card", "{0} ({1}:{2})");
    private static final LabelKey PLACE = new LabelKey("pick.place", "{0}");
    private static final LabelKey NUMBER = new LabelKey("number", "{0}");

    private Labels() {}

    /** Returns the meaning of an answer that is offered and that is none of chance. */
    static AnswerLabel usual(Ask ask, Position position, Frame frame, Action action) {
        return switch (action.shape()) {
            case PASS -> pass(ask, position, frame).with();
            case YES_NO -> yesNo(ask.purpose(), action.number() == 1).with();
            case NUMBER -> NUMBER.with(LabelArgument.number(action.number()));
            case PICK, ACT -> handle(position, action);
            case CONCEDE -> throw new IllegalArgumentException("nobody is asked whether to concede");
        };
    }

    static LabelKey pass(Ask ask, Position position, Frame frame) {
        String said = ask.passing(position, frame).getOrElse("nothing more");
        return new LabelKey(ask.purpose() + ask.passKey(), said);
    }

    private static LabelKey yesNo(String purpose, boolean yes) {
        return yes ? new LabelKey(purpose + ".yes", "yes") : new LabelKey(purpose + ".no", "no");
    }

    private static AnswerLabel handle(Position position, Action action) {
        Handle handle = action.handle();
        LabelArgument place = LabelArgument.place(position.place(handle.place()));
        if (handle.index() == Handle.ITSELF) {
            return key(PLACE, action, "place").with(place);
        }
        return key(CARD, action, "card")
                .with(
                        card(position, handle.place(), handle.index(), action.seat()),
                        place,
                        LabelArgument.number(handle.index()));
    }

    private static LabelKey key(LabelKey pick, Action action, String what) {
        return action.verb().isEmpty()
                ? pick
                : new LabelKey(action.verb() + "." + what, action.verb() + " " + pick.english());
    }

    private static LabelArgument card(Position position, int place, int index, Seat seat) {
        return seen(position, place, index, seat).map(LabelArgument::card).getOrElse(LabelArgument::unseenCard);
    }

    /**
     * Returns what a seat knows a handle to mean: a card that it sees there, or one of a hand or a pool without order
     * that it knows as a whole, where a handle means a kind.
     */
    static Option<Definition> seen(Position position, int place, int index, Seat seat) {
        int known = Seen.of(position, place, seat).definition(index);
        Pile pile = position.pile(place);
        if (known == Seen.UNKNOWN && pile.isHidden()) {
            Pool pool = pile.pool(pile.poolOf(index));
            boolean isHand = position.place(place).zone().sight() == ZoneKind.Sight.OWNER;
            known = (isHand || !pool.ordered()) && pool.contentKnownTo(seat)
                    ? pile.at(index).definition()
                    : known;
        }
        return known == Seen.UNKNOWN
                ? Option.none()
                : Option.some(position.rules().definition(known));
    }
}
