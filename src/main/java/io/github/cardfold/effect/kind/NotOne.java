package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A number other than one, where one is meant if none is said.
 *
 * @param number the number
 */
@Phrase(form = "exact", value = "{number words}")
public record NotOne(int number) implements Idiom {
    /** Refuses one. */
    public NotOne {
        if (number == 1) {
            throw new IllegalArgumentException("one is what is meant anyway");
        }
    }

    /** Returns it, null where it says nothing. */
    public static @Nullable NotOne of(Constant number) {
        return number.number() == 1 ? null : new NotOne(number.number());
    }

    @Override
    public Object term() {
        return new Constant(number);
    }
}
