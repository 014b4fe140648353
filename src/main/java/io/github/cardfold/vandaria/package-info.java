/** Where a game of Vandaria Wars begins. */
@NullMarked
package io.github.cardfold.vandaria;

import org.jspecify.annotations.NullMarked;
