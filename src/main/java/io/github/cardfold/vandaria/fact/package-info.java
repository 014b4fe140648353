/**
 * Questions about a position of Vandaria Wars: pure functions that the chapters share. Sections are those of the guide,
 * numbered in reading order.
 */
@NullMarked
package io.github.cardfold.vandaria.fact;

import org.jspecify.annotations.NullMarked;
