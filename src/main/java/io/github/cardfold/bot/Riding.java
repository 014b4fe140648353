package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.control.Option;
import java.util.Comparator;

/** What to ride, and what to give for it. */
final class Riding {
    private Riding() {}

    /** Up a grade whenever it is possible, from the ride deck first; the same grade only for a persona ride. */
    static Action ride(Sight sight) {
        return sight.option(handle -> !sight.isInHand(handle) && isHigher(sight, handle))
                .orElse(() -> sight.option(handle -> isHigher(sight, handle)))
                .orElse(() -> sight.option(handle -> sight.card(handle).exists(card -> isPersonaRide(sight, card))))
                .getOrElse(sight::pass);
    }

    private static boolean isHigher(Sight sight, Handle handle) {
        return sight.card(handle).exists(card -> card.grade() > sight.grade());
    }

    private static boolean isPersonaRide(Sight sight, Card ridden) {
        Option<Card> vanguard = sight.vanguard().map(Unit::card);
        return ridden.personaRide()
                && vanguard.exists(old -> old.personaRide() && old.allNames().exists(ridden.allNames()::contains));
    }

    /** Whatever is found is wanted. */
    static Action assist(Sight sight) {
        return sight.option(handle -> true).getOrElse(sight::pass);
    }

    static Action discard(Sight sight) {
        return sight.options()
                .toArray()
                .minBy(Comparator.comparing(
                        each -> sight.card(each.handle()).map(Riding::worth).getOrElse(0)))
                .getOrElse(sight::pass);
    }

    /** A card in hand is worth its shield, and half its power for the day it is called. */
    private static int worth(Card card) {
        return card.shield() + card.power() / 2;
    }
}
