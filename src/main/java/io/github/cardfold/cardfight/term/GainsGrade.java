package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;
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
 * Cards get grade.
 *
 * @param by how much, below 0 for less
 * @param of the cards
 */
@Rule(jp = "11.11.1.7")
public record GainsGrade(Value by, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, by, Trait.GRADE.fact(), Layers.NUMBERS, Integer::sum));
    }

    @Override
    public String english() {
        return English.does(of, "get") + " grade " + English.amount(by);
    }
}
