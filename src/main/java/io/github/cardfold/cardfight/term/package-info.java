/**
 * The words that texts of all chapters share: which cards, what they are like, what may be the case, what may happen,
 * what may be so. What effects do stands in the rooms of the chapters.
 */
@NullMarked
package io.github.cardfold.cardfight.term;

import org.jspecify.annotations.NullMarked;
