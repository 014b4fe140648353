package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/** Flags that continuous effects set on cards; what they mean is said where they are asked. */
final class Flags {
    private Flags() {}

    static Array<Working> set(String flag, Selector of) {
        return Array.of(Change.of(of, new Constant(1), flag, Layers.OTHER, Integer::sum));
    }
}
