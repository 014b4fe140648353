package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A trigger on what happens to a card that all see then; the variable {@code it} is the card as it has become. */
interface CardTrigger extends Trigger {
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
        return card != null && fits(query, happening, card)
                ? Option.some(Array.of(happening.event().object()))
                : Option.none();
    }

    /**
     * Tells whether an event triggers it.
     *
     * @param card what it happened to, as it is to be looked at (11.9.6.1)
     */
    boolean fits(Query query, Happening happening, Subject card);
}
