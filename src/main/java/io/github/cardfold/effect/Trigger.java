package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The event of an AUTO ability: "when (event)" (11.1.1.2.1). Pure. */
public interface Trigger extends Term {
    /** Returns the kinds of events that can trigger it; it is asked about no others. */
    Array<EventKind> kinds();

    /** Returns the variables that it binds to one card each, in their order. */
    default Array<String> binds() {
        return Array.empty();
    }

    /**
     * Tells whether it can be triggered by what happens to a card that then lies where not all see it, or may be. It is
     * asked when the rules are assembled; seats are asked to show such cards only for triggers of which it is true
     * (11.1.1.2.1.1).
     */
    default boolean reachesHidden() {
        return true;
    }

    /**
     * Tells whether something that happened triggers the ability, once for each time it does (11.9.3).
     *
     * @param query asks as the master and card of the ability, as they are to be looked at (11.9.6.1)
     * @return the objects it binds, in the order of {@link #binds}, 0 for none; none if it does not trigger
     */
    Option<Array<Integer>> matches(Query query, Happening happening);
}
