package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;

/**
 * Cards are in a state with a name, which other texts ask for (5.2.2).
 *
 * @param name the name
 * @param of the cards
 */
@Rule(jp = {"5.2.2", "5.2.2.2"})
public record PutInState(String name, @Default("this") Selector of) implements Continuous {
    /** Returns the flag of the cards that are in a state. */
    static String flag(String name) {
        return "in state " + name;
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(flag(name), of);
    }

    @Override
    public String english() {
        return of.english() + " are in the state \"" + name + "\"";
    }
}
