package io.github.cardfold.cardfight.term;

import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;

/** A trigger on the move of a card to where all see it. */
interface MoveTrigger extends CardTrigger {
    @Override
    default Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
    }
}
