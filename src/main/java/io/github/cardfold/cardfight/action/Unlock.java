package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.term.LockedCardsOf;
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
 * Unlocks cards, turning them face up; one that is not locked does nothing.
 *
 * @param what the cards; a number is one of locked cards of yours
 * @param as their name, as they have become
 */
@Rule(jp = "7.31.1")
@Phrase("unlock {as as}{what}")
public record Unlock(@Default("1") Selector what, Option<String> as) implements CardAction {
    @Override
    public Option<Selector> usual() {
        return Option.some(new LockedCardsOf(Side.YOU, Array.empty()));
    }

    @Override
    @Rule(jp = "7.31.1")
    public boolean changes(Query query, Subject card) {
        return Locked.is(query.position(Facts.STATES), card.gameObject(), card.place());
    }

    @Override
    public Event event(Query query, Subject card) {
        return Turning.faced(query.position(Facts.PLACES), card.object(), false);
    }

    @Override
    public void compile(Compiler out) {
        Moving.compile(out, this);
    }
}
