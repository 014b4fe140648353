package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.vandaria.card.Element;

/** A skill by which Property resists something (12.9.7). */
public interface Resisting extends AboutProperty {
    /** Tells whether it resists a card: in what that card is, not in the damage that it deals. */
    boolean resists(Query query, Subject source);

    /** Tells whether it resists damage of an element, whatever deals it. */
    boolean resists(Element element);

    @Override
    default Object sort() {
        return Resisting.class;
    }
}
