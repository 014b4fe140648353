package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Lifetime;

/**
 * What is counted for later (of a turn, say): how often something happens, and which cards do it. Where the event
 * speaks of "this", every card is meant.
 *
 * @param what the event
 * @param in for how long, something that is {@linkplain DurationTerm#remembered remembered}
 * @param amounts whether the numbers of the events are added up, not the events
 */
public record Tally(EventPattern what, DurationTerm in, boolean amounts) {
    /** The number beyond which a count is not told to make no difference. */
    static final long UNKNOWN = Long.MAX_VALUE;

    /**
     * Returns the greatest number that a term itself asks of it: whatever it is beyond that makes no difference to the
     * term. Unknown if the term takes the number, or if what it asks depends on the game.
     */
    static long asked(Recall recall) {
        return recall.least().flatMap(Value::constant).getOrElse(UNKNOWN);
    }

    /** Returns how long it is kept what has been counted. */
    Lifetime lifetime() {
        return in.remembered().get();
    }

    /** Returns how long it is still kept what can be looked back on by now. */
    Lifetime lookedBackOn() {
        return in.lookedBackOn().get();
    }
}
