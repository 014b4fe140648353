package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.AbilityCopy;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Cards get the abilities of another card.
 *
 * @param what the characteristic
 * @param copy the abilities
 * @param of the cards
 */
@Phrase("{of} gets/get | {what copied: {copy}}")
public record GainsCopies(Characteristic what, Ability copy, Selector of) implements Idiom {
    /** Returns it, null where it says something else. */
    public static @Nullable GainsCopies of(Gains it) {
        return it.what().to() instanceof AbilityCopy copy
                ? new GainsCopies(it.what().what(), copy, it.of())
                : null;
    }

    @Override
    public Object term() {
        return new Gains(new Setting(what, copy), of);
    }
}
