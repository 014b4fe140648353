package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/** How variables are spoken of where a text is written. */
interface Naming {
    /** The form of a component that binds a variable. */
    String BINDS = "as";
    /** The form of a variable that is spoken of as cards. */
    String CARDS = "cards";
    /** The form of a variable that is spoken of as a number. */
    String MANY = "many";
    /** The form of a variable that is spoken of as something that was done. */
    String DONE = "done";

    /** The form of a variable that is spoken of as something that was not done. */
    String UNDONE = "undone";

    Array<String> REFERENCES = Array.of(CARDS, MANY, DONE, UNDONE);

    /** Says that what follows belongs to a term. */
    default void begin(Object term) {}

    /** Says that nothing more follows of a term. */
    default void end(Object term) {}

    /** Returns the tag that a term gives to what it binds, "" if it needs none. */
    String bind(Object term);

    /** Tells whether a term gives a tag to what it binds. */
    default boolean isTagged(Object term) {
        return false;
    }

    /** Returns the tag or the pronoun of a variable that a term speaks of, or "" if no term binds it. */
    String refer(Object term, String form, String name);
}
