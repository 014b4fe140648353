/** Damage, what it destroys, and who gains a Victory Point by that (chapter 11, 2.15 to 2.17). */
@NullMarked
package io.github.cardfold.vandaria.damage;

import org.jspecify.annotations.NullMarked;
