package io.github.cardfold.proof;

import io.vavr.Lazy;

/**
 * One alteration of an element.
 *
 * @param what what is altered, in words
 * @param decides whether a test that notices it proves that it looks at the element: of a step only leaving it out does
 * @param change the alteration
 */
record Mutant(String what, boolean decides, Lazy<Change> change) {}
