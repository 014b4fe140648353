package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A number times another one that is computed, where it is added.
 *
 * @param by the number
 * @param many the other one
 */
@Phrase(form = "signed", value = "{by signed} times {many many}")
public record TimesMany(Constant by, Value many) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable TimesMany of(Times product) {
        return product.numbers().size() == 2 && product.numbers().head() instanceof Constant by
                ? new TimesMany(by, product.numbers().last())
                : null;
    }

    @Override
    public Object term() {
        return new Times(Array.of(by, many));
    }
}
