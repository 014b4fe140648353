package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import java.util.Locale;

/** The elements (14.1.1). Null, with which costs may be paid, is none of them (14.1.11). */
@Rule(vw = {"14.1.1", "14.1.11"})
public enum Element {
    /** A Pure Element. */
    @Rule(vw = "14.1.2")
    FIRE(Sort.PURE),
    /** A Pure Element. */
    @Rule(vw = "14.1.2")
    WATER(Sort.PURE),
    /** A Pure Element. */
    @Rule(vw = "14.1.2")
    WIND(Sort.PURE),
    /** A Pure Element. */
    @Rule(vw = "14.1.2")
    EARTH(Sort.PURE),
    /** A True Element; the guide calls it Holy too. */
    @Rule(vw = "14.1.3")
    LIGHT(Sort.TRUE),
    /** A True Element. */
    @Rule(vw = "14.1.3")
    SHADOW(Sort.TRUE),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    THUNDER(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    ISARA(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    GRAVITY(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    MIST(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    ICE(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    WOOD(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    METAL(Sort.FUSION),
    /** A Fusion Element. */
    @Rule(vw = "14.1.4")
    METEO(Sort.FUSION),
    /** What is not elemental: it is what an ATK deals, and nobody gains or pays it. */
    @Rule(vw = "14.1.5")
    VOID(Sort.NONE);

    /** The sorts of elements. */
    public enum Sort {
        /** Fire, Water, Wind and Earth. */
        PURE,
        /** Light and Shadow. */
        TRUE,
        /** What others join to. */
        FUSION,
        /** No sort: Void. */
        NONE
    }

    private final Sort sort;

    Element(Sort sort) {
        this.sort = sort;
    }

    /** Returns its sort. */
    public Sort sort() {
        return sort;
    }

    /** Returns its name as texts have it. */
    public String word() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
