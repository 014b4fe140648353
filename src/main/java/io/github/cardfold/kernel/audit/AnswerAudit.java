package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Comparator;
import java.util.List;

/** The legal answers: some while the game goes on, each once, in order, about cards that the asked seat sees. */
final class AnswerAudit {
    private AnswerAudit() {}

    static void check(State state, List<String> found) {
        if (state.isOver() != state.outcome().isDefined()
                || state.isOver() != state.decision().isEmpty()) {
            found.add("the game is over and asks somebody, or neither");
        }
        ActionList legal = state.legalActions();
        if (legal.isEmpty() != state.isOver()) {
            found.add(legal.size() + " answers in a game that is" + (state.isOver() ? " over" : " not over"));
        }
        Comparator<Action> order = order(state.rules());
        for (int i = 0; i < legal.size(); i++) {
            Action each = legal.get(i);
            answer(state, each, found);
            if (legal.indexOf(each) != i || !legal.contains(each)) {
                found.add(each + " is not found at its own place " + i);
            }
            if (i > 0 && order.compare(legal.get(i - 1), each) >= 0) {
                found.add(each + " is offered after " + legal.get(i - 1));
            }
        }
    }

    /** The order of the design: shape, verb, place, position, number. */
    private static Comparator<Action> order(Rules rules) {
        return Comparator.comparing(Action::shape)
                .thenComparingInt(
                        each -> each.verb().isEmpty() ? 0 : rules.verbs().index(each.verb()))
                .thenComparingInt(each -> each.handle().place())
                .thenComparingInt(each -> each.handle().index())
                .thenComparingInt(Action::number);
    }

    private static void answer(State state, Action each, List<String> found) {
        Seat asked = state.decision().get().seat();
        if (each.seat() != asked || each.shape() == Action.Shape.CONCEDE) {
            found.add(each + " is offered to " + asked);
        }
        if (each.shape() == Action.Shape.PICK || each.shape() == Action.Shape.ACT) {
            Position position = state.position();
            int place = each.handle().place();
            int at = each.handle().index();
            if (place >= position.placeCount() || at != Handle.ITSELF && at >= position.size(place)) {
                found.add(each + " names no card");
            } else if (at != Handle.ITSELF && !isKnown(position, place, at, asked)) {
                found.add(each + " names a card that " + asked + " does not see");
            }
        }
    }

    /**
     * A seat sees the card there, or knows the cards among which no order has come to be or is kept (4.6.2). On a
     * circle all see where a card lies, also one that lies face down.
     */
    private static boolean isKnown(Position position, int place, int at, Seat seat) {
        Pile pile = position.pile(place);
        return pile.at(at).seenBy(seat)
                || position.place(place).zone().circle()
                || (pile.at(at).object() == 0 || position.place(place).zone().sight() == ZoneKind.Sight.OWNER)
                        && pile.pool(pile.poolOf(at)).contentKnownTo(seat);
    }
}
