package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/** None or more, said as any number. */
@Phrase(form = "least", value = "any number")
record AnyNumberOf() implements Idiom {
    public static @Nullable AnyNumberOf of(Constant number) {
        return number.number() == 0 ? new AnyNumberOf() : null;
    }

    @Override
    public Object term() {
        return new Constant(0);
    }
}
