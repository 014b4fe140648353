package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * Cards lose all that they have of a characteristic when it is applied; what they get later they have.
 *
 * @param what the characteristic
 * @param of the cards
 */
@Phrase("{of} loses/lose | all {what plural}")
public record LosesAll(Characteristic what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return what.losesAll(out, of);
    }
}
