/** Loot: what Followers drop, Bags, and Trade (chapter 4). */
@NullMarked
package io.github.cardfold.vandaria.loot;

import org.jspecify.annotations.NullMarked;
