package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.vandaria.card.Element;

/** A skill by which Property resists something (12.9.7). */
public interface Resisting extends Working {
    /** What all such effects are found by. */
    Object SORT = Resisting.class;

    /** Tells whether it is about Property, as its own card sees it. */
    boolean protects(Query query, Subject property);

    /** Tells whether it resists a card: in what that card is, not in the damage that it deals. */
    boolean resists(Query query, Subject source);

    /** Tells whether it resists damage of an element, whatever deals it. */
    boolean resists(Element element);

    @Override
    default Object sort() {
        return SORT;
    }
}
