package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A number times how many cards there are, said as so much for each of them.
 *
 * @param by the number
 * @param of the cards
 */
@Phrase(form = "signed", value = "{by signed} for each {of each}")
public record PerEach(Constant by, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable PerEach of(Times product) {
        return product.numbers().size() == 2
                        && product.numbers().head() instanceof Constant by
                        && product.numbers().last() instanceof Count count
                ? new PerEach(by, count.of())
                : null;
    }

    @Override
    public Object term() {
        return new Times(Array.of(by, new Count(of)));
    }
}
