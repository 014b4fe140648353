package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A number of cards is raised or lowered.
 *
 * @param what the characteristic
 * @param to what it comes to
 * @param of the cards
 */
@Phrase("the {what} of {of} goes up or down until it is {to}")
public record UntilItIs(Characteristic what, Value to, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable UntilItIs of(UpOrDownTo it) {
        return it.what().to() instanceof Value to ? new UntilItIs(it.what().what(), to, it.of()) : null;
    }

    @Override
    public Object term() {
        return new UpOrDownTo(new Setting(what, to), of);
    }
}
