/** How scenarios speak of places, cards, battles, effects, events and answers. */
@NullMarked
package io.github.cardfold.scenario.words;

import org.jspecify.annotations.NullMarked;
