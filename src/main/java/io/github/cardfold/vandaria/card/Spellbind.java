package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/** The ways of playing Frameless: which elements the FrameSpells of a deck have (14.2.2). */
@Rule(vw = "14.2.2")
public enum Spellbind {
    /** That of Fire, Isara and Thunder. */
    @Rule(vw = {"14.2.5", "14.2.6"})
    FIREBIND(Array.of(Element.FIRE, Element.ISARA, Element.THUNDER), Array.of("Hagel", "Irvana", "Rucion")),
    /** That of Wind, Gravity and Mist. */
    @Rule(vw = {"14.2.8", "14.2.9"})
    WINDBIND(Array.of(Element.WIND, Element.GRAVITY, Element.MIST), Array.of("Zatoist", "Parlidor", "Lubavitch")),
    /** That of Water, Ice and Wood. */
    @Rule(vw = {"14.2.11", "14.2.12"})
    WATERBIND(Array.of(Element.WATER, Element.ICE, Element.WOOD), Array.of("Meredith", "Hyomon", "Flavianus")),
    /** That of Earth, Metal and Meteo. */
    @Rule(vw = {"14.2.14", "14.2.15"})
    EARTHBIND(Array.of(Element.EARTH, Element.METAL, Element.METEO), Array.of("Willhelmer", "Schroeder", "Vermont")),
    /** That of Light and Shadow; which Bloodlines support it the guide does not know. */
    @Rule(vw = {"14.2.17", "14.2.18"})
    TRUEBIND(Array.of(Element.LIGHT, Element.SHADOW), Array.empty());

    private final Array<Element> elements;
    private final Array<String> bloodlines;

    Spellbind(Array<Element> elements, Array<String> bloodlines) {
        this.elements = elements;
        this.bloodlines = bloodlines;
    }

    /** Returns the elements that are its own. */
    public Array<Element> elements() {
        return elements;
    }

    /** Returns the Bloodlines that support it. */
    public Array<String> bloodlines() {
        return bloodlines;
    }
}
