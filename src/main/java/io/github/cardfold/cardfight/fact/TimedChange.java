package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Layer;
import java.util.BitSet;
import java.util.function.IntBinaryOperator;

/**
 * A change that lasting effects of a kind make, worked out once for all of them.
 *
 * @param layer the layer
 * @param apply what becomes of the information so far, given the amount
 * @param slot the index of the information it writes
 * @param writes what it writes, also through abilities it gives, as a set of indices
 * @param reads the indices of the information it reads
 * @param onField whether it changes cards on circles alone
 */
record TimedChange(Layer layer, IntBinaryOperator apply, int slot, BitSet writes, BitSet reads, boolean onField) {}
