/**
 * Deck lists of any game: how many copies of which cards, as text, and how they may break the rules.
 *
 * <p>Every value here is immutable and equal by content. No argument, attribute or result is ever null.
 */
@NullMarked
package io.github.cardfold.deck;

import org.jspecify.annotations.NullMarked;
