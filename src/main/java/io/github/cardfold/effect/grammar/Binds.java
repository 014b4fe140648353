package io.github.cardfold.effect.grammar;

/** A term that binds a variable to cards or a number, and knows how later words speak of them. */
public interface Binds {
    /** Returns the pronoun: {@code that unit}, {@code those cards}, {@code that number}. */
    String pronoun();
}
