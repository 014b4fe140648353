package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.PropertyValues;
import io.github.cardfold.vandaria.fact.VandariaLayers;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;

/**
 * A real number of Property: conditions read it, and what is gained or becomes changes it. What is added or reduced
 * does not count.
 *
 * @param trait which number
 */
@Rule(vw = {"11.6.1.2", "11.6.3.5", "11.6.2.5", "11.6.3.2", "11.6.3.3"})
@Phrase("{trait}")
@Phrase(form = "plural", value = "{trait}")
@Phrase(form = "raised", value = "{trait} {#}")
@Phrase(form = "with", value = "with {trait} {#}")
@Phrase(form = "having", value = "has/have {trait} {#}")
public record NumberOfProperty(VandariaTrait trait) implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return PropertyValues.of(query, card, trait);
    }

    @Override
    public Array<String> reads() {
        return Array.of(trait.label());
    }

    @Override
    @Rule(vw = {"11.6.1.5", "11.6.1.6", "11.6.1.7", "11.6.1.8"})
    public Change raise(Compiler out, Value by, Selector of) {
        return Change.of(of, by, trait.label(), VandariaLayers.REAL, (value, more) -> value + more);
    }

    @Override
    @Rule(vw = {"11.6.2.1", "11.6.2.4", "11.6.2.3"})
    public Array<Working> becomes(Compiler out, Term what, Selector of) {
        return Array.of(Change.of(of, (Value) what, trait.label(), VandariaLayers.REAL, (value, fixed) -> fixed));
    }
}
