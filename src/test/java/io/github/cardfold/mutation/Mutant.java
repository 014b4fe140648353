package io.github.cardfold.mutation;

import io.vavr.Lazy;

/**
 * One alteration of an element.
 *
 * @param what what is altered, in words
 * @param kind what it does
 * @param group what it is an alteration of: a section is proven by all that take the same thing out, for a question
 *     that is always answered by yes is as little asked as one that is always answered by no
 * @param change the alteration
 */
record Mutant(String what, Kind kind, String group, Lazy<Change> change) {
    /** Returns the same as an alteration that takes nothing out. */
    Mutant altered() {
        return new Mutant(what, Kind.ALTERED, group, change);
    }
}
