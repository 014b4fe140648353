/** The turn and its phases (chapter 8), with what players do in them: draw, summon, deploy. */
@NullMarked
package io.github.cardfold.vandaria.turn;

import org.jspecify.annotations.NullMarked;
