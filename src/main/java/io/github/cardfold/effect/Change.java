package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.util.function.IntBinaryOperator;

/**
 * A change of one piece of information of cards (11.11.1). What changes is known by a name: a characteristic of the
 * game such as {@code power}, or a flag such as {@code cannot attack} that is 0 unless something sets it.
 *
 * @param of whose information; fixed when an effect arises, looked up anew by a CONT ability (11.11.4)
 * @param amount by how much or to what; fixed in the same way
 * @param writes the name of the information
 * @param layer the layer, 2 to 9
 * @param apply what becomes of the information so far, given the amount
 * @param reads all kinds of facts that the cards and the amount depend on
 */
public record Change(
        Selector of, Value amount, String writes, Layer layer, IntBinaryOperator apply, Array<String> reads)
        implements Working {

    /** Returns a change that reads what its terms read. */
    public static Change of(Selector of, Value amount, String writes, Layer layer, IntBinaryOperator apply) {
        return new Change(
                of,
                amount,
                writes,
                layer,
                apply,
                Terms.reads(of).appendAll(Terms.reads(amount)).distinct());
    }
}
