/** Cardfight!! Vanguard: how a game is set up, started and read. */
@NullMarked
package io.github.cardfold.cardfight;

import org.jspecify.annotations.NullMarked;
