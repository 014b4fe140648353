package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;

/** A trigger on a card that stands up or comes to rest. */
interface OrientationTrigger extends CardTrigger {
    /** Returns which cards do. */
    Filter who();

    /**
     * Returns what is told of a card that comes to be so: {@link io.github.cardfold.kernel.table.GameObject#REST} or 0.
     */
    int state();

    @Override
    default Array<EventKind> kinds() {
        return Array.of(EventKind.TURN);
    }

    @Override
    default boolean fits(Query query, Happening turn, Subject card) {
        return turn.event().number() == state() && who().accepts(query, card);
    }
}
