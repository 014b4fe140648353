/** Chapter 12: the skills of cards, and the words that their texts are made of beside those of every game. */
@NullMarked
package io.github.cardfold.vandaria.skill;

import org.jspecify.annotations.NullMarked;
