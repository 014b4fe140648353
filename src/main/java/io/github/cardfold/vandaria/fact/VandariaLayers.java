package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Layer;
import io.vavr.collection.Array;

/** The order in which values of Property are worked out: what it is, its real values, what is apparent (11.6). */
public final class VandariaLayers {
    /** Keywords and personalities. */
    public static final Layer QUALITIES = Layer.of("qualities", 0);

    /** What is gained, and what values become: the older effect first. */
    public static final Layer REAL = Layer.of("real", 1);

    /** What is added or reduced. */
    public static final Layer APPARENT = Layer.of("apparent", 2);

    /** All of them. */
    public static final Array<Layer> ALL = Array.of(QUALITIES, REAL, APPARENT);

    private VandariaLayers() {}
}
