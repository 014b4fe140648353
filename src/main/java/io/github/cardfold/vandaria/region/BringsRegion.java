package io.github.cardfold.vandaria.region;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Regional;
import io.vavr.collection.Array;

/**
 * By guarding it the card turns a Non-Region Territory into one of a Region, as long as no other has done so before.
 *
 * @param region the Region
 */
@Rule(vw = {"3.4.3", "3.4.4"})
@Phrase("the Non-Region Territory that this card guards is of the Region {region}")
public record BringsRegion(String region) implements Continuous {
    /** Refuses what has no name. */
    public BringsRegion {
        if (region.isBlank()) {
            throw new IllegalArgumentException("a Region has a name");
        }
    }

    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new AtWork(region));
    }

    /** The effect at work. */
    private record AtWork(String region) implements Regional {}
}
