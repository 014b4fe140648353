package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;

/**
 * A unit is chosen to intercept, the variable {@code it}; it still stands on its circle then.
 *
 * @param who which units are
 */
@Rule(jp = "10.5.1.2.4.1")
public record Intercepts(@Default("this") Filter who) implements CardTrigger {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKinds.INTERCEPTED);
    }

    @Override
    public boolean fits(Query query, Happening happening, Subject card) {
        return who.accepts(query, card);
    }

    @Override
    public String english() {
        return English.any("unit", Array.of(who)) + " intercepts";
    }
}
