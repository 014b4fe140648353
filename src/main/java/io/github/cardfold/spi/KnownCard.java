package io.github.cardfold.spi;

import io.github.cardfold.effect.Subject;
import org.jspecify.annotations.Nullable;

/** A card that an {@link Inquiry} speaks of; what it is, the inquiry says. */
public final class KnownCard {
    private final Subject subject;

    KnownCard(Subject subject) {
        this.subject = subject;
    }

    Subject subject() {
        return subject;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof KnownCard that && subject.equals(that.subject);
    }

    @Override
    public int hashCode() {
        return subject.hashCode();
    }

    @Override
    public String toString() {
        return "a card";
    }
}
