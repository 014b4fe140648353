package io.github.cardfold.spi;

import io.github.cardfold.effect.Term;
import org.jspecify.annotations.Nullable;

/** Thrown when a term of a plugin throws or returns null. */
final class TermException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Term term;
    private final String card;

    TermException(Term term, String card, String what, @Nullable Throwable cause) {
        super(what, cause);
        this.term = term;
        this.card = card;
    }

    /** Returns the term. */
    Term term() {
        return term;
    }

    /** Returns the id of the card that has the text, "" if nothing is known of it. */
    String card() {
        return card;
    }
}
