package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/** An instruction that turns cards face up or face down; one that lies so already does nothing. */
interface TurnOver extends CardAction {
    /** Tells whether they are turned face down. */
    boolean isDown();

    @Override
    default Array<Region> exceptIn() {
        return Array.of(Region.HAND, Region.DECK);
    }

    @Override
    default boolean changes(Query query, Subject card) {
        query.position(Facts.STATES);
        return card.gameObject().is(GameObject.FACE_DOWN) != isDown();
    }

    @Override
    default Event event(Query query, Subject card) {
        return Turning.faced(query.position(Facts.PLACES), card.object(), isDown());
    }

    @Override
    default void compile(Compiler out) {
        Moving.compile(out, this);
    }
}
