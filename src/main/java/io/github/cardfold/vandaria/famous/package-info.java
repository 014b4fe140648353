/** Famous skills that are more than a keyword (12.9). */
@NullMarked
package io.github.cardfold.vandaria.famous;

import org.jspecify.annotations.NullMarked;
