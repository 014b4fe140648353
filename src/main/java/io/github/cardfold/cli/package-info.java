/** The runnable front door: two built-in players fight one game, told line by line. */
@NullMarked
package io.github.cardfold.cli;

import org.jspecify.annotations.NullMarked;
