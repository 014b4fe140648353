/** Random games that are checked at every step, and failures made small. */
@NullMarked
package io.github.cardfold.fuzz;

import org.jspecify.annotations.NullMarked;
