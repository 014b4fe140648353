package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.control.Option;

/** What players gain and pay by the system of elements: an element, or null, which is none (14.1.11). */
@Rule(vw = {"14.1.8", "14.1.11"})
public enum ElementToken {
    /** Fire. */
    FIRE,
    /** Water. */
    WATER,
    /** Wind. */
    WIND,
    /** Earth. */
    EARTH,
    /** Light. */
    LIGHT,
    /** Shadow. */
    SHADOW,
    /** Thunder. */
    THUNDER,
    /** Isara. */
    ISARA,
    /** Gravity. */
    GRAVITY,
    /** Mist. */
    MIST,
    /** Ice. */
    ICE,
    /** Wood. */
    WOOD,
    /** Metal. */
    METAL,
    /** Meteo. */
    METEO,
    /** Null: as a cost any elements pay it, and gained it pays that cost alone. */
    NULL;

    /** How many elements there are: all but the last one, which is null. */
    public static final int ELEMENTS = NULL.ordinal();

    /** Returns the element, none for null. */
    public Option<Element> element() {
        return Option.when(this != NULL, () -> Element.valueOf(name()));
    }

    /**
     * Returns that of an element.
     *
     * @throws IllegalArgumentException for Void, which nobody gains or pays
     */
    public static ElementToken of(Element element) {
        if (element == Element.VOID) {
            throw new IllegalArgumentException("Void is nothing that is gained or paid");
        }
        return valueOf(element.name());
    }
}
