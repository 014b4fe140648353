package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.UnitsOf;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** An instruction that stands or rests cards; one that is so already does nothing. */
interface TurnUnits extends CardAction {
    /** Tells whether they come to rest. */
    boolean isToRest();

    @Override
    default Option<Selector> usual() {
        return Option.some(new UnitsOf(Side.YOU, Array.empty()));
    }

    @Override
    default Array<Region> places() {
        return Array.of(Region.VC, Region.RC, Region.ORDER_ZONE);
    }

    @Override
    default boolean changes(Query query, Subject card) {
        return Turning.turns(query.position(Facts.FIELD), card.gameObject(), isToRest());
    }

    @Override
    default boolean isInPlace() {
        return true;
    }

    @Override
    default Event event(Query query, Subject card) {
        return Event.turn(query.position(Facts.PLACES), card.object(), isToRest());
    }

    @Override
    default void compile(Compiler out) {
        Turning.compile(out, what(), as(), isToRest());
    }
}
