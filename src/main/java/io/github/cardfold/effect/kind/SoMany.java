package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Chosen;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * So many cards of those with which something is usually done: of the hand if they are discarded, of the rear-guards if
 * they are retired. Written as a number.
 */
@Phrase("{number a} card/cards")
@Phrase(form = "rear-guard", value = "{number a} rear-guard/rear-guards")
@Phrase(form = "unit", value = "{number a} unit/units")
@Phrase(form = "icon", value = "{number}")
public record SoMany(int number) implements Chosen {
    private static final String WHICH = "it is not said of which cards: \"some\" says both";

    @Override
    public Chosen among(Selector usual) {
        return new Some(
                usual,
                Option.some(new Constant(number)),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none(),
                Option.none());
    }

    @Override
    public Selector choose(Compiler out) {
        throw out.error(WHICH);
    }

    @Override
    public Array<Subject> subjects(Query query) {
        return Array.empty();
    }

    @Override
    public boolean isSingle() {
        return number == 1;
    }

    @Override
    public Selector from() {
        throw new IllegalArgumentException(WHICH);
    }

    @Override
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card, IntUnaryOperator changed) {
        throw new IllegalStateException(WHICH);
    }
}
