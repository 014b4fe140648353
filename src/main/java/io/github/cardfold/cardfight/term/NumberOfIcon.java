package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * By how much the numbers of an icon in the texts of cards are raised (7.28).
 *
 * @param action which icon
 */
@Phrase("number of {action}")
@Phrase(form = "raised", value = "{#} to the number of every {action} in its text")
@Phrase(form = "plural", value = "numbers of {action}")
public record NumberOfIcon(IconAction action) implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return Strength.flag(query, card, IconNumbers.flag(action));
    }

    @Override
    public Array<String> reads() {
        return Array.of(IconNumbers.flag(action));
    }

    @Override
    public Change raise(Compiler out, Value by, Selector of) {
        return Change.of(of, by, IconNumbers.flag(action), Layers.NUMBERS, Integer::sum);
    }
}
