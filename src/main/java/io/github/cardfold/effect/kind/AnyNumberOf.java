package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/** None or more, said as any number. */
@Phrase(form = "least", value = "any number")
public record AnyNumberOf() implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable AnyNumberOf of(Constant number) {
        return number.number() == 0 ? new AnyNumberOf() : null;
    }

    @Override
    public Object term() {
        return new Constant(0);
    }
}
