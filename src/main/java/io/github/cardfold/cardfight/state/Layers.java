package io.github.cardfold.cardfight.state;

import io.github.cardfold.effect.Layer;
import io.github.cardfold.spi.Extension;
import io.vavr.collection.Array;

/** The layers in which information is worked out; each has the number of its section (11.11.1). */
public final class Layers {
    /** What makes cards unaffected by effects: before all else (12.5.1, ruling 495). */
    public static final Layer IMMUNITY = Layer.of("immunity", 0);
    /** What is printed (11.11.1.1). */
    public static final Layer PRINTED = Layer.of("printed", 1);
    /** What gives or changes original information (11.11.1.2). */
    public static final Layer ORIGINAL = Layer.of("original", 2);
    /** What makes original information be lost (11.11.1.3). */
    public static final Layer ORIGINAL_LOST = Layer.of("original lost", 3);
    /** What rules change (11.11.1.4). */
    public static final Layer RULES = Layer.of("rules", 4);
    /** What gives, takes or validates abilities (11.11.1.5). */
    public static final Layer ABILITIES = Layer.of("abilities", 5);
    /** What changes no numbers (11.11.1.6). */
    public static final Layer OTHER = Layer.of("other", 6);
    /** What raises or lowers numbers (11.11.1.7). */
    public static final Layer NUMBERS = Layer.of("numbers", 7);
    /** The power that others lend (11.11.1.8). */
    public static final Layer LENT = Layer.of("lent", 8);
    /** What fixes numbers (11.11.1.9). */
    public static final Layer FIXED = Layer.of("fixed", 9);

    /** All of them, in their order. */
    public static final Array<Layer> ALL =
            Array.of(IMMUNITY, PRINTED, ORIGINAL, ORIGINAL_LOST, RULES, ABILITIES, OTHER, NUMBERS, LENT, FIXED);

    /** What plugins add layers to: {@code registry.add(Layers.EXTENSION, "tides", Layers.NUMBERS.then("tides"))}. */
    public static final Extension<Layer> EXTENSION = new Extension<>("layer", Layer.class);

    private Layers() {}
}
