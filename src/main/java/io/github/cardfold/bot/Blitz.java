package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.play.Order;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.term.NumberOfCard;
import io.github.cardfold.cardfight.term.Period;
import io.github.cardfold.cardfight.term.ThisPeriod;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.kind.Apply;
import io.github.cardfold.effect.kind.Gains;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.collection.Array;

/** What blitz orders are worth to a defender, read off their texts. */
final class Blitz {
    private Blitz() {}

    private static final DurationTerm BATTLE = new ThisPeriod(Period.BATTLE);

    /** The orders of the hand that can be played now. */
    static Array<Handle> playable(Sight sight) {
        return sight.options()
                .filter(each -> each.shape() == Action.Shape.ACT && each.verb().equals(Verbs.PLAY.name()))
                .map(Action::handle);
    }

    /** The power that an order puts between attacker and attacked; shield is given only to a guardian that is there. */
    static int worth(Card order, boolean hasGuardian) {
        return order.meant()
                .filter(Order.class::isInstance)
                .map(Order.class::cast)
                .flatMap(Order::then)
                .filter(Apply.class::isInstance)
                .map(Apply.class::cast)
                .filter(each -> each.lasting().equals(BATTLE))
                .flatMap(Apply::effects)
                .map(effect -> worth(effect, hasGuardian))
                .sum()
                .intValue();
    }

    private static int worth(Continuous effect, boolean hasGuardian) {
        if (effect instanceof Gains gains
                && gains.what().what() instanceof NumberOfCard number
                && gains.what().to() instanceof Numeral by) {
            boolean counts = number.trait() == Trait.POWER || hasGuardian && number.trait() == Trait.SHIELD;
            return counts ? Math.abs(by.number()) : 0;
        }
        return 0;
    }
}
