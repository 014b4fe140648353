/** Searching (2.12). */
@NullMarked
package io.github.cardfold.vandaria.search;

import org.jspecify.annotations.NullMarked;
