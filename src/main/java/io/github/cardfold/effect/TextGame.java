package io.github.cardfold.effect;

/** A game whose cards have text. */
public interface TextGame extends TextRules {
    /** Returns the words that the texts of these cards may be made of. */
    Language language();

    /** Returns the compiled abilities of all cards. */
    Clauses clauses();
}
