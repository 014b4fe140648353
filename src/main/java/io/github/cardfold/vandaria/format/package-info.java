/**
 * What surrounds a game of Vandaria Wars: the penalty guide of its tournaments (chapter 18). Sections are those of the
 * guide, numbered in reading order.
 *
 * <p>Every value here is immutable and equal by content. No argument, attribute or result is ever null. Nothing here
 * watches a game: judges say what happened, and {@link io.github.cardfold.vandaria.format.PenaltyLedger} says what
 * follows.
 */
@NullMarked
package io.github.cardfold.vandaria.format;

import org.jspecify.annotations.NullMarked;
