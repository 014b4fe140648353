/** Before the game (chapter 7). */
@NullMarked
package io.github.cardfold.vandaria.setup;

import org.jspecify.annotations.NullMarked;
