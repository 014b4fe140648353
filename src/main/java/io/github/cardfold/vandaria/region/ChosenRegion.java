package io.github.cardfold.vandaria.region;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.ChoosesRegion;
import io.vavr.collection.Array;

/** As the Faculty enters the game its controller chooses a Region for its Territory, which must have none. */
@Rule(vw = {"3.4.7", "3.4.8", "3.4.9"})
@Phrase("the Non-Region Territory of this card is of a Region that is chosen as it enters the game")
public record ChosenRegion() implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new AtWork());
    }

    /** The effect at work. */
    private record AtWork() implements ChoosesRegion {}
}
