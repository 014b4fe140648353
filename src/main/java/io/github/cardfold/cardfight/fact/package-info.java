/** Pure questions about a position: who masters what, where units stand, how strong they are. */
@NullMarked
package io.github.cardfold.cardfight.fact;

import org.jspecify.annotations.NullMarked;
