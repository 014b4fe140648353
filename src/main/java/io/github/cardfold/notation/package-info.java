/** Actions, events and positions as text that people read and write. {@code docs/NOTATION.md} has the grammar. */
@NullMarked
package io.github.cardfold.notation;

import org.jspecify.annotations.NullMarked;
