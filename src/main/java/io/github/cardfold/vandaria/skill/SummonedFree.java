package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.FreeToSummon;
import io.vavr.collection.Array;

/** The card is summoned without its cost, as long as the condition of its skill holds. */
@Rule(vw = {"1.2.1", "18.7.6.5"})
@Phrase("this card is summoned without its cost")
public record SummonedFree() implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new AtWork());
    }

    /** The effect at work. */
    private record AtWork() implements FreeToSummon {}
}
