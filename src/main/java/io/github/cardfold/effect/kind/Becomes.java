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
 * A characteristic of cards is something else than it would be, whatever raises or lowers it.
 *
 * @param what the characteristic and what it is
 * @param of the cards
 */
@Idioms({BecomesNumber.class, BecomesWord.class})
public record Becomes(Setting what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return what.what().becomes(out, what.to(), of);
    }
}
