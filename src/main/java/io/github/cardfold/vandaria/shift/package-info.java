/** Shift: effects that take turns with each cycle (chapter 15). */
@NullMarked
package io.github.cardfold.vandaria.shift;

import org.jspecify.annotations.NullMarked;
