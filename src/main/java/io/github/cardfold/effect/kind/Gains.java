package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.vavr.collection.Array;

/**
 * Cards get something besides what they have: power, a name, an ability.
 *
 * @param what what they get; of a number by how much it rises, below 0 for less
 * @param of the cards
 */
@Idioms({GainsNumber.class, GainsWord.class, GainsAbility.class, GainsCopies.class})
public record Gains(Setting what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return what.what().gets(out, what.to(), of);
    }
}
