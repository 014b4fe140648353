package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.Alchemagic;
import io.github.cardfold.cardfight.information.Likeness;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter who plays a normal order alchemagics another normal order with it: the other's cost and text are appended
 * (7.44).
 *
 * @param are what the other order must be
 * @param from where it lies
 * @param name whether it has the same card name as the order that is played, or a different one
 * @param bind whether it is bound
 * @param of which fighter
 */
@Phrase(form = "permitted", value = "{of who} can " + AlchemagicDeed.WHAT)
@Phrase(form = "able", value = "{of who} {#} " + AlchemagicDeed.WHAT)
@Phrase("to let {of who} " + AlchemagicDeed.WHAT)
@Rule(jp = {"7.44.1", "7.44.1.2"})
public record AlchemagicDeed(
        @Default("[]") Array<Filter> are,
        @Default("drop") Array<Region> from,
        Option<Likeness> name,
        boolean bind,
        @Default("you") Side of)
        implements Deed {
    static final String WHAT = "<{bind}bind and alchemagic|alchemagic> {are: orders}< of {name} card name>"
            + " from {from or the} with normal orders";

    /** Refuses places that not all see, and circles. */
    public AlchemagicDeed {
        if (from.isEmpty() || from.exists(each -> each.isCircle() || each.isHidden())) {
            throw new IllegalArgumentException("the other order lies in a zone whose cards all see");
        }
    }

    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.PERMIT) {
            throw out.error("it can only be permitted: without an effect nobody does it");
        }
        Doer.checkAnew(out, are);
        return Array.of(new Alchemagic(of, are, from, name, bind));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
