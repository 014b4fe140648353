package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A number of cards becomes another.
 *
 * @param what the characteristic
 * @param to the number
 * @param of the cards
 */
@Phrase("the {what} of {of} becomes {to}")
public record BecomesNumber(Characteristic what, Value to, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable BecomesNumber of(Becomes it) {
        return it.what().to() instanceof Value to ? new BecomesNumber(it.what().what(), to, it.of()) : null;
    }

    @Override
    public Object term() {
        return new Becomes(new Setting(what, to), of);
    }
}
