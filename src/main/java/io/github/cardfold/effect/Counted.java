package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What a tally has come to. Immutable.
 *
 * @param number how often, or how much
 * @param cards the objects that did it, each as often as it did
 */
record Counted(int number, Array<Integer> cards) {
    static final Counted NOTHING = new Counted(0, Array.empty());

    /** Returns what a lasting effect keeps. */
    static Counted of(@Nullable TimedEffect kept) {
        return kept == null ? NOTHING : new Counted(kept.number(), Array.ofAll(kept.objects()));
    }

    /** Returns the sum of both. */
    Counted plus(Counted more) {
        return new Counted(number + more.number, cards.appendAll(more.cards));
    }

    /** Returns what is left without some of it. */
    Counted less(Counted other) {
        return new Counted(number - other.number, other.cards.foldLeft(cards, Array::remove));
    }

    int[] objects() {
        int[] objects = new int[cards.size()];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = cards.get(i);
        }
        return objects;
    }
}
