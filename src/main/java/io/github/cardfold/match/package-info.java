/** Running games: a match asks its players for the answers and folds them into the state. */
@NullMarked
package io.github.cardfold.match;

import org.jspecify.annotations.NullMarked;
