package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.cardfight.deed.Immunity;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards are unaffected by effects: these neither choose, change, move nor turn them, nor are they paid with for them.
 *
 * @param who the cards
 * @param of whose effects, as the master of this one sees it; anybody's if nothing is said
 * @param are what the cards are whose effects they are; any if nothing is said
 */
@Rule(jp = {"12.5.1", "12.5.2"})
@Phrase("{who} is/are unaffected by the effects of <{of whose}> {are: cards}")
public record Unaffected(
        @Default("this") Selector who, Option<Side> of, @Default("[]") Array<Filter> are) implements Continuous {
    /** What makes cards unaffected is known before anything else is done to them. */
    @Override
    @Rule(jp = "12.5.1")
    public Array<Working> compile(Compiler out) {
        Doer.checkAnew(out, are);
        Immunity immunity = new Immunity(of, are);
        return Array.of(Change.of(
                who, immunity, Immunity.written(out.path()), Layers.IMMUNITY, (masters, one) -> masters | one));
    }
}
