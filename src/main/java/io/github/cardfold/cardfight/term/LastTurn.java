package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The last turn of a fighter that is over, not the one in progress. One can look back on it, and nothing lasts so long.
 *
 * @param of whose turn
 */
@Phrase("in {of whose} last turn")
public record LastTurn(@Default("opponent") Side of) implements DurationTerm {
    @Override
    public boolean isPast() {
        return true;
    }

    /** No effect can be made for it. */
    @Override
    public Lifetime lifetime(Query query) {
        throw new IllegalStateException("a turn that is over is nothing that an effect lasts");
    }

    @Override
    @Rule(jp = "9.11.10")
    public Option<Lifetime> remembered() {
        return Option.some(turns().soFar());
    }

    @Override
    public Option<Lifetime> lookedBackOn() {
        return Option.some(turns().last());
    }

    @Override
    public Array<Lifetime> lifetimes() {
        return turns().all();
    }

    private Lifetimes.LastTurn turns() {
        return of == Side.YOU ? Lifetimes.LastTurn.YOURS : Lifetimes.LastTurn.OPPONENTS;
    }
}
