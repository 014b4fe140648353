package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/** The number one where it is said although it would be meant anyway. */
@Phrase(form = "exact", value = "exactly one", is = Agreement.ONE)
public record ExactlyOne() implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable ExactlyOne of(Constant number) {
        return number.number() == 1 ? new ExactlyOne() : null;
    }

    @Override
    public Object term() {
        return new Constant(1);
    }
}
