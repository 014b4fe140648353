package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.PaidWith;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A number that is information of cards. One that lies face down for all to see has none to be compared.
 *
 * @param trait which number
 */
@Phrase("{trait}")
@Phrase(form = "plural", value = "{trait plural}")
@Phrase(form = "raised", value = "{trait} {#}")
@Phrase(form = "with", value = "with {trait} {#}")
@Phrase(form = "having", value = "has/have {trait} {#}")
@Idioms(GradeIs.class)
@Phrase("{trait}")
@Phrase(form = "plural", value = "{trait plural}")
@Phrase(form = "raised", value = "{trait} {#}")
@Phrase(form = "with", value = "with {trait} {#}")
@Phrase(form = "having", value = "has/have {trait} {#}")
public record NumberOfCard(Trait trait) implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return PaidWith.of(query, card, trait.fact(), Strength.of(query, card, trait));
    }

    @Override
    @Rule(jp = {"4.11.3", "4.12.4", "4.17.3.1"})
    public boolean isOf(Query query, Subject card) {
        return Field.hasFace(query, card);
    }

    @Override
    public Array<String> reads() {
        return Array.of(trait.fact(), Facts.STATES);
    }

    @Override
    @Rule(jp = "11.11.1.7")
    public Change raise(Compiler out, Value by, Selector of) {
        return Change.of(of, by, trait.fact(), Layers.NUMBERS, Integer::sum);
    }

    @Override
    @Rule(jp = {"11.11.1.9", "11.11.2"})
    public Array<Working> becomes(Compiler out, Term what, Selector of) {
        return Array.of(Change.of(of, (Value) what, trait.fact(), Layers.FIXED, (value, fixed) -> fixed));
    }
}
