package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** Units get twin drive; of several drive abilities only the greatest counts (14.3.2). */
@Rule(jp = {"7.14.1", "14.3.2", "14.3.3.1"})
public record GainsTwinDrive(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.ability(Flag.TWIN_DRIVE, of);
    }

    @Override
    public String english() {
        return of.english() + " get twin drive";
    }
}
