package io.github.cardfold.kernel.table;

/**
 * A number that a position holds once for each seat: damage still to be taken, a tally, whose turn it is.
 *
 * @param index the place among the numbers of its game
 * @param name the name in the rules
 */
public record NumberKey(int index, String name) {}
