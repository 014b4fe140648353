/**
 * What one seat sees of a game: the state, the events, the log of a whole game, and a game dealt anew from what a seat
 * knows. Nothing here tells a seat what its rules keep from it.
 */
@NullMarked
package io.github.cardfold.view;

import org.jspecify.annotations.NullMarked;
