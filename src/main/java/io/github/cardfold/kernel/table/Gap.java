package io.github.cardfold.kernel.table;

import io.vavr.collection.Array;

/**
 * Cards that a seat does not see and cannot tell apart: those of one owner in one pool of a hidden place, or one that
 * lies face down elsewhere.
 *
 * @param place the index of the place
 * @param owner the seat that brought the cards
 * @param home whether the cards have a home ({@link GameObject#hasHome}), as all seats saw when they left it
 * @param size how many cards there are
 * @param kinds the indices of the definitions that the seat knows to be among the cards of the pool, one for each card,
 *     sorted; of two gaps of one pool they stand at the first
 */
public record Gap(int place, Seat owner, boolean home, int size, Array<Integer> kinds) {}
