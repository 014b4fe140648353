package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * The number of an icon in the texts of cards rises or falls (7.28).
 *
 * @param what which icon
 * @param by by how much, below 0 for less
 * @param of the cards
 */
@Rule(jp = "7.28.1")
public record ChangesNumber(
        IconAction what, Value by, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, by, IconNumbers.flag(what), Layers.NUMBERS, Integer::sum));
    }

    @Override
    public String english() {
        return "every " + what.label() + " in the text of " + of.english() + " gets " + English.amount(by);
    }
}
