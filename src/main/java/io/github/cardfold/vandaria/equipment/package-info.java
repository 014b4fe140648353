/** The skills that Equipment gives, and what texts say of it (3.7.3, 3.8.3). */
@NullMarked
package io.github.cardfold.vandaria.equipment;

import org.jspecify.annotations.NullMarked;
