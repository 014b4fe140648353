package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.StateFlags;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Cards are in a state with a name, which other texts ask for (5.2.2).
 *
 * @param name the name
 * @param of the cards
 */
@Rule(jp = {"5.2.2", "5.2.2.2"})
@Phrase("{of} is/are in the state {name}")
public record PutInState(String name, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(StateFlags.flag(name), of);
    }
}
