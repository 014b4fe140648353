/** Cards and packs of Vandaria Wars as data. */
@NullMarked
package io.github.cardfold.vandaria.edition;

import org.jspecify.annotations.NullMarked;
