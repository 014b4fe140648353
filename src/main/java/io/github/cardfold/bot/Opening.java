package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.kernel.question.Action;

/** Before the first turn. */
final class Opening {
    private Opening() {}

    /** A trigger does its work in the deck: anything else rather goes first. */
    static Action firstVanguard(Sight sight) {
        return sight.option(handle -> sight.card(handle).exists(card -> card.trigger() == Trigger.NONE))
                .getOrElse(sight::pass);
    }

    /** A trigger does its work in the deck: it goes back. */
    static Action redraw(Sight sight) {
        return sight.option(handle -> sight.card(handle).exists(card -> card.trigger() != Trigger.NONE))
                .getOrElse(sight::pass);
    }
}
