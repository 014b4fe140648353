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
    /** Returns how long it is kept what has been counted. */
    Lifetime lifetime() {
        return in.remembered().get();
    }

    /** Returns how long it is still kept what can be looked back on by now. */
    Lifetime lookedBackOn() {
        return in.lookedBackOn().get();
    }
}
