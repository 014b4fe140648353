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
 * Cards get an ability.
 *
 * @param what the characteristic
 * @param ability the ability
 * @param of the cards
 */
@Phrase("{of} gets/get | {what quoted: {ability}}")
public record GainsAbility(Characteristic what, Ability ability, Selector of) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable GainsAbility of(Gains it) {
        return it.what().to() instanceof Ability ability && !(ability instanceof AbilityCopy)
                ? new GainsAbility(it.what().what(), ability, it.of())
                : null;
    }

    @Override
    public Object term() {
        return new Gains(new Setting(what, ability), of);
    }
}
