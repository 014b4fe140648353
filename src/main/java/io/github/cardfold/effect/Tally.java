package io.github.cardfold.effect;

/**
 * What is counted for later (of a turn, say): how often something happens, and which cards do it. Where the event
 * speaks of "this", every card is meant.
 *
 * @param what the event
 * @param in for how long
 * @param amounts whether the numbers of the events are added up, not the events
 */
public record Tally(EventPattern what, Period in, boolean amounts) {}
