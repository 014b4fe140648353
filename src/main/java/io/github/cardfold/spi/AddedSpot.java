package io.github.cardfold.spi;

import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.kernel.table.Place;

/** What a plugin asks of circles, a record: it is judged by what it {@linkplain #reads declares} and nothing else. */
public interface AddedSpot extends Spot {
    /** Tells whether a circle is of that kind: the same for the same answers, in whatever thread. */
    boolean accepts(Inquiry inquiry, Place circle);

    /** Tells whether a circle was of that kind just before something came to it. */
    default boolean accepted(Inquiry inquiry, Place circle, KnownEvent coming) {
        return accepts(inquiry, circle);
    }

    /** Asks whether a circle is of that kind; a plugin does not write this anew. */
    @Override
    default boolean accepts(Query query, Place circle) {
        return Told.by(this, query, inquiry -> accepts(inquiry, circle));
    }

    /** Asks whether a circle was of that kind; a plugin does not write this anew. */
    @Override
    default boolean accepted(Query query, Place circle, Happening coming) {
        return Told.by(this, query, inquiry -> accepted(inquiry, circle, new KnownEvent(coming)));
    }
}
