package io.github.cardfold.mutation;

import io.vavr.Lazy;
import io.vavr.collection.Array;

/**
 * Something that carries out sections and can be altered: annotated code, a part of the rules with a label, or a
 * requirement of a choice.
 *
 * @param where its name, as the conformance report writes it
 * @param keys the sections it carries out, with their documents
 * @param types the class it stands in, or the classes that write its label, for finding what a change touched
 * @param sort what it is
 * @param mutants its alterations, those first that say most
 * @param singles the alterations each of which a test has to notice, of it and of what it calls in its file
 */
record Element(
        String where,
        Array<String> keys,
        Array<String> types,
        Sort sort,
        Lazy<Array<Mutant>> mutants,
        Lazy<Array<Mutant>> singles) {
    /** What an element is. */
    enum Sort {
        /** Annotated code. */
        CODE,
        /** A labelled part of the rules. */
        STEP,
        /** A requirement of a choice, which the section makes that it names; no place of the section by itself. */
        REQUIREMENT
    }
}
