/** What a seat believes of the decks of others, for deals from what it sees. */
@NullMarked
package io.github.cardfold.vandaria.knowledge;

import org.jspecify.annotations.NullMarked;
