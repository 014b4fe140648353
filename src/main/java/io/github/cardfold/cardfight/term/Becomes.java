package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.information.TypeSlots;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * Cards have another main type than theirs; subtypes and special types stay as they are.
 *
 * @param type the main type
 * @param of the cards
 */
@Rule(jp = {"2.9.3", "2.9.5.1", "11.11.1.6"})
public record Becomes(MainType type, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, new Constant(1), TypeSlots.flag(type), Layers.OTHER, (before, one) -> one));
    }

    @Override
    public String english() {
        return "the main type of " + of.english() + " is " + type.label();
    }
}
