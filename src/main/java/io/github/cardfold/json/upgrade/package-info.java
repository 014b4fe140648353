/** How the texts of cards of an older format become those of the present one. */
@NullMarked
package io.github.cardfold.json.upgrade;

import org.jspecify.annotations.NullMarked;
