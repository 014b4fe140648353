package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.play.Act;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.kernel.question.Action;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Comparator;

/** What texts ask and offer: everything is used and paid for, with the least card; the most card is chosen. */
final class Texts {
    private static final Array<String> YES = Array.of(Purposes.USE_OR_NOT, Purposes.PAY_OR_NOT, Purposes.DO_OR_NOT);
    private static final Array<String> MOST = Array.of(Purposes.CHOOSE, Purposes.SEARCH, Purposes.SHOW);
    private static final String PAY = Purposes.PAY;

    private Texts() {}

    static boolean ask(String purpose) {
        return YES.contains(purpose) || MOST.contains(purpose) || purpose.equals(PAY);
    }

    static Action answer(Sight sight, String purpose) {
        if (YES.contains(purpose)) {
            return Action.yesNo(sight.seat(), sight.options().contains(Action.yesNo(sight.seat(), true)));
        }
        Array<Action> picks = sight.options().filter(each -> each.shape() == Action.Shape.PICK);
        Comparator<Action> worth = Comparator.comparing(each -> worth(sight, each, purpose));
        return picks.maxBy(worth).getOrElse(() -> sight.options().head());
    }

    /** Own cards of the hand are given away or paid with more often than they are called: the least goes first. */
    private static int worth(Sight sight, Action pick, String purpose) {
        int worth = sight.card(pick.handle())
                .map(card -> card.power() + card.shield())
                .getOrElse(0);
        return purpose.equals(PAY) || sight.isInHand(pick.handle()) ? -worth : worth;
    }

    /** A look costs nothing, and each card is looked at once. */
    static Option<Action> look(Sight sight) {
        return sight.options()
                .find(each -> each.shape() == Action.Shape.ACT && each.verb().equals(Verbs.LOOK.name()));
    }

    /** An order or an ACT ability, once nothing is left to call. */
    static Option<Action> play(Sight sight) {
        return sight.options()
                .find(each -> each.shape() == Action.Shape.ACT
                        && (each.verb().equals(Verbs.PLAY.name())
                                || each.verb().equals(Verbs.ACTIVATE.name())
                                        && sight.card(each.handle()).exists(Texts::comesToAnEnd)));
    }

    /** What costs nothing and has no limit could be played for ever. */
    private static boolean comesToAnEnd(Card card) {
        return card.meant()
                .filter(Act.class::isInstance)
                .map(Act.class::cast)
                .forAll(act -> act.cost().nonEmpty() || !act.limit().isEmpty());
    }
}
