/** The language of effects common to the games; so far how costs are planned and paid. */
@NullMarked
package io.github.cardfold.effect;

import org.jspecify.annotations.NullMarked;
