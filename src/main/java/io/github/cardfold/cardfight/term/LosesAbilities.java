package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** Cards lose all abilities, printed or got before, skills and drive abilities too; what they get later they have. */
@Rule(jp = {"7.14.2", "11.11.1.5", "11.11.3.1"})
public record LosesAbilities(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.ability(Flag.LOSES_ABILITIES, of);
    }

    @Override
    public String english() {
        return English.does(of, "lose") + (of.isSingle() ? " its abilities" : " their abilities");
    }
}
