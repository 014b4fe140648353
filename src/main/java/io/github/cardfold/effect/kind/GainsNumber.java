package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * Cards get more or less of a number.
 *
 * @param what the characteristic
 * @param by how much
 * @param of the cards
 */
@Phrase("{of} gets/get | {what raised: {by signed}}")
public record GainsNumber(Characteristic what, Value by, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable GainsNumber of(Gains it) {
        return it.what().to() instanceof Value by ? new GainsNumber(it.what().what(), by, it.of()) : null;
    }

    @Override
    public Object term() {
        return new Gains(new Setting(what, by), of);
    }
}
