/**
 * What the rules ask of the parts that skills of Vandaria Wars are made of, whatever these are: whether a skill enters
 * the register (13.1), whether it needs the Subdeck (2.12, 6.1) or is connected with a deck (16.3).
 */
@NullMarked
package io.github.cardfold.vandaria.part;

import org.jspecify.annotations.NullMarked;
