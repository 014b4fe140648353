package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A card stands up or comes to rest; the variable {@code it} is the card. */
interface Turns extends Trigger {
    /** Returns which cards do. */
    Filter who();

    /** Returns what is told of a card that comes to be so: {@link io.github.cardfold.kernel.Thing#REST} or 0. */
    int state();

    @Override
    default Array<EventKind> kinds() {
        return Array.of(EventKind.TURN);
    }

    @Override
    default Array<String> binds() {
        return Array.of("it");
    }

    @Override
    default boolean reachesHidden() {
        return false;
    }

    @Override
    default Option<Array<Integer>> matches(Query query, Happening happening) {
        Subject card = happening.subject();
        return card != null && happening.event().number() == state() && who().accepts(query, card)
                ? Option.some(Array.of(card.object()))
                : Option.none();
    }
}
