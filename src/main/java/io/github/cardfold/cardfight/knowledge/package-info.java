/** What a seat may believe of its opponent's decks when it deals a game from its view. */
@NullMarked
package io.github.cardfold.cardfight.knowledge;

import org.jspecify.annotations.NullMarked;
