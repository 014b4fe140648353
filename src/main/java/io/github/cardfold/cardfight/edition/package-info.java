/** Puts the rules of each edition together. */
@NullMarked
package io.github.cardfold.cardfight.edition;

import org.jspecify.annotations.NullMarked;
