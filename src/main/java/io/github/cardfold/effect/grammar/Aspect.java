package io.github.cardfold.effect.grammar;

/** A term within which others are said in another way: as of a card, say, where there is no unit. */
public interface Aspect {
    /** Returns the word that is appended to the names of forms where a kind has such a form; "" for none. */
    String aspect();
}
