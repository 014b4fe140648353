/**
 * Writing the text of a card in Java: a class for each role of terms, in it a method for each kind. What must be said
 * are its arguments; what may be said besides is said by a second method of the name with {@code With} behind it:
 * {@code chooseWith(rearGuards(), more -> more.upTo(2))}. The classes are generated from the kinds of the language, so
 * they are complete.
 *
 * <p>All methods throw {@link java.lang.IllegalArgumentException} if there is no such text, as where two numbers are
 * said of one choice.
 */
@NullMarked
package io.github.cardfold.cardfight.text;

import org.jspecify.annotations.NullMarked;
