package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Reveals cards to all where they lie (7.10).
 *
 * @param what the cards; a number is one of cards of your hand
 */
@Rule(jp = {"7.10.1", "7.10.4"})
@Phrase("reveal {what}")
public record Reveal(@Default("1") Selector what) implements CardAction {
    @Override
    public void compile(Compiler out) {
        Moving.compile(out, this);
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return Event.look(query.position(Facts.PLACES), null, card.object());
    }

    @Override
    public Option<Selector> usual() {
        return Option.some(new Cards(Region.HAND, Side.YOU, Array.empty()));
    }

    /** Where all see the cards anyway. */
    @Override
    public Array<Region> exceptIn() {
        return Array.of(Region.VC, Region.RC, Region.GC, Region.SOUL, Region.DROP, Region.DECK);
    }
}
