package io.github.cardfold.effect.grammar;

import java.util.function.Predicate;

/** A term that binds a variable to cards or a number, and knows how later words speak of them. */
public interface Binds {
    /**
     * Returns the pronoun: {@code that unit}, {@code those cards}, {@code that number}.
     *
     * @param isOne tells whether a part of this term is one card, as far as its words and the variables it names say
     */
    String pronoun(Predicate<Object> isOne);

    /**
     * Tells whether the cards or the number are there only when all of the term has been said, wherever it names them.
     */
    default boolean isAtItsEnd() {
        return false;
    }

    /** Tells whether pronouns do not mean them, since they mean what a part of the term binds. */
    default boolean isOvershadowed() {
        return false;
    }
}
