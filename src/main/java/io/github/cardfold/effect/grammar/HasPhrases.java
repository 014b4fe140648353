package io.github.cardfold.effect.grammar;

import io.vavr.collection.Map;

/** A word that is no constant of an enum, and so has no {@link Phrase}s on it: it says how it is said. */
public interface HasPhrases {
    /** Returns its phrases by their forms; that of the form "" stands where there is no other. */
    Map<String, String> phrases();
}
