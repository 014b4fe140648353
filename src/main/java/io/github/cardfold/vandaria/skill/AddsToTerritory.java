package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.VandariaLayers;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;

/**
 * Something is added to a number of Territories or, below 0, it is reduced: apparently, which nothing that asks for the
 * real number sees.
 *
 * @param to what is apparent of which number
 * @param by how much
 * @param of the Territories
 */
@Rule(vw = {"11.6.3.1", "11.6.3.4", "11.6.3.8", "11.6.3.9"})
@Phrase("{of} gets/get {to} {by signed}")
public record AddsToTerritory(
        VandariaTrait to, Value by, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, by, to.label(), VandariaLayers.APPARENT, Integer::sum));
    }
}
