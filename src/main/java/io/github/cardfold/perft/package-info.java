/** Counts of positions, by which an implementation of the rules can be checked against another. */
@NullMarked
package io.github.cardfold.perft;

import org.jspecify.annotations.NullMarked;
