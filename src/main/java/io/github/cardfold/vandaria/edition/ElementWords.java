package io.github.cardfold.vandaria.edition;

import io.github.cardfold.data.Reading;
import io.github.cardfold.vandaria.card.Element;

/** The words for elements. */
final class ElementWords {
    private static final String HOLY = "holy";

    private ElementWords() {}

    /** Returns the element that a word says; the guide calls Light Holy, too. */
    static Element element(Reading word) {
        return word.text().equals(HOLY) ? Element.LIGHT : word.word(Element.values());
    }
}
