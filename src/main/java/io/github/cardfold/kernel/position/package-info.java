/**
 * What a game is made of at a moment: the table, numbers, effects that last and the stack; and the events that change
 * it.
 */
@NullMarked
package io.github.cardfold.kernel.position;

import org.jspecify.annotations.NullMarked;
