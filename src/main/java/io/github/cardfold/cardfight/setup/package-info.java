/** Before the game (chapter 8). */
@NullMarked
package io.github.cardfold.cardfight.setup;

import org.jspecify.annotations.NullMarked;
