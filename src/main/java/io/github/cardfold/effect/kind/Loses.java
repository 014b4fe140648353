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
 * Cards lose one of several things that they have, printed or got before.
 *
 * @param what what they lose
 * @param of the cards
 */
@Idioms(LosesWord.class)
public record Loses(Setting what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return what.what().loses(out, what.to(), of);
    }
}
