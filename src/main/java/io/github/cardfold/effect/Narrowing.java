package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** Some of other cards: they lie where those do, are called the same, and are looked for among the same. */
public interface Narrowing extends Selector {
    /** Returns the cards of which it means some. */
    Selector of();

    @Override
    default Array<Subject> ground(Query query) {
        return of().ground(query);
    }

    @Override
    default boolean isHidden() {
        return of().isHidden();
    }

    @Override
    default boolean isUnseen() {
        return of().isUnseen();
    }

    @Override
    default String noun() {
        return of().noun();
    }

    @Override
    default Array<? extends Area> areas() {
        return of().areas();
    }
}
