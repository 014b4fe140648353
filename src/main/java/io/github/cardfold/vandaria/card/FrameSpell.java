package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What an Action prints that Frameless Followers use from the Subdeck.
 *
 * @param element its elemental status, which is that of its damage
 * @param level its level, 1 or more
 * @param requirement the elements that must be paid, one or more
 * @param additional the element that may be paid besides for a further effect, if there is one
 */
@Rule(vw = "6.4.1")
public record FrameSpell(Element element, int level, Array<Element> requirement, Option<Element> additional) {
    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if the level is below 1, nothing is required, or Void is named
     */
    public FrameSpell {
        if (level < 1 || requirement.isEmpty()) {
            throw new IllegalArgumentException("a FrameSpell has a level from 1 and requires an element");
        }
        if (requirement.appendAll(additional).append(element).contains(Element.VOID)) {
            throw new IllegalArgumentException("Void is no element of a FrameSpell, and nobody pays it");
        }
    }
}
