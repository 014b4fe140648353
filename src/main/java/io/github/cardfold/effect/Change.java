package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntBinaryOperator;

/**
 * A change of one piece of information of cards (11.11.1). What changes is known by a name: a characteristic of the
 * game such as {@code power}, or a flag such as {@code cannot attack} that is 0 unless something sets it.
 *
 * @param of whose information; fixed when an effect arises, looked up anew by a CONT ability (11.11.4)
 * @param amount by how much or to what; fixed in the same way
 * @param writes the name of the information
 * @param layer the layer
 * @param apply what becomes of the information so far, given the amount
 * @param reads all kinds of facts that the cards and the amount depend on
 * @param each what the amount is for each card, if it is not the same for all
 */
public record Change(
        Selector of,
        Value amount,
        String writes,
        Layer layer,
        IntBinaryOperator apply,
        Array<String> reads,
        Option<ForEach> each)
        implements Working {

    /** An amount that depends on the card that is changed, fixed when the effect arises (11.11.4.1). */
    @FunctionalInterface
    public interface ForEach {
        /** Returns it, given the amount that is said. */
        int amount(Query query, Subject card, int said);
    }

    /** Returns a change that reads what its terms read. */
    public static Change of(Selector of, Value amount, String writes, Layer layer, IntBinaryOperator apply) {
        return new Change(
                of,
                amount,
                writes,
                layer,
                apply,
                Terms.reads(of).appendAll(Terms.reads(amount)).distinct(),
                Option.none());
    }

    @Override
    public int amount(Query query) {
        return amount.value(query);
    }

    @Override
    public Option<Array<Subject>> about(Query query) {
        return Option.some(TextRules.affected(query, of));
    }

    @Override
    public boolean says(String words) {
        return words.equals(writes);
    }

    /** Returns the same change with an amount of its own for each card. */
    public Change forEach(ForEach card) {
        return new Change(of, amount, writes, layer, apply, reads, Option.some(card));
    }
}
