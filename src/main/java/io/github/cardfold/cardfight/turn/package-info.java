/** The turn and its phases (chapter 9). */
@NullMarked
package io.github.cardfold.cardfight.turn;

import org.jspecify.annotations.NullMarked;
