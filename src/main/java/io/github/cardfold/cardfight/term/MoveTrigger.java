package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A trigger on the move of a card to where all see it; the variable {@code it} is the card as it has become. */
interface MoveTrigger extends Trigger {
    @Override
    default Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
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
    default Option<Array<Integer>> matches(Query query, Happening move) {
        Subject card = move.subject();
        return card != null && fits(query, move, card)
                ? Option.some(Array.of(move.event().object()))
                : Option.none();
    }

    /**
     * Tells whether a move triggers it.
     *
     * @param card what moved, as it is to be looked at (11.9.6.1)
     */
    boolean fits(Query query, Happening move, Subject card);
}
