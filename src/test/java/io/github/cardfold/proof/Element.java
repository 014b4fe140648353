package io.github.cardfold.proof;

import io.vavr.Lazy;
import io.vavr.collection.Array;

/**
 * Something that carries out sections and can be altered: annotated code, or a part of the rules with a label.
 *
 * @param where its name, as the conformance report writes it
 * @param keys the sections it carries out, with their documents
 * @param types the class it stands in, or the classes that write its label, for finding what a change touched
 * @param step whether it is a labelled part of the rules
 * @param mutants its alterations, those first that say most
 * @param seconds the alterations that only a second fighter, thing or pass shows, of it and of what it calls in its
 *     file
 */
record Element(
        String where,
        Array<String> keys,
        Array<String> types,
        boolean step,
        Lazy<Array<Mutant>> mutants,
        Lazy<Array<Mutant>> seconds) {}
