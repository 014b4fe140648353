package io.github.cardfold.effect.grammar;

/**
 * A shorter way to say some terms that are made of several, such as that there are none of some cards. It is a record
 * with {@linkplain Phrase phrases} of its own, named by {@link Idioms} on the record whose terms it says, and has a
 * static method {@code of} that takes such a term and returns the idiom, or null if it does not say this one.
 */
public interface Idiom {
    /** Returns the term that it says. */
    Object term();
}
