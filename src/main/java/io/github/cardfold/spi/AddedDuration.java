package io.github.cardfold.spi;

import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;

/** For how long something of a plugin is so, a record: it is judged by what it {@linkplain #reads declares}. */
public interface AddedDuration extends DurationTerm {
    /** Returns how long an effect lasts that begins now: the same for the same answers, in whatever thread. */
    Lifetime lifetime(Inquiry inquiry);

    /** Tells whether an effect can begin now, what the lifetime says apart. */
    default boolean canBegin(Inquiry inquiry) {
        return true;
    }

    /**
     * Tells whether what has happened ends an effect before its lifetime does; {@link #mayBeOverEarly} says whether
     * that can be.
     *
     * @param inquiry hands over the cards that the effect is about
     */
    default boolean isOver(Inquiry inquiry, KnownEvent event) {
        return false;
    }

    /** Asks how long an effect lasts; a plugin does not write this anew. */
    @Override
    default Lifetime lifetime(Query query) {
        return Told.by(this, query, this::lifetime);
    }

    /** Asks whether an effect can begin; a plugin does not write this anew. */
    @Override
    default boolean canBegin(Query query) {
        return Told.by(this, query, this::canBegin);
    }

    /** Asks whether an effect is over; a plugin does not write this anew. */
    @Override
    default boolean isOver(Query query, TimedEffect effect, Happening happening) {
        return Told.by(
                this,
                query,
                Inquiry.of(this, query, Inquiry.about(query, effect)),
                inquiry -> isOver(inquiry, new KnownEvent(happening)));
    }
}
