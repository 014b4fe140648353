/** What scenarios show outside a game: decks that are checked, rounds of a match, penalties of a tournament. */
@NullMarked
package io.github.cardfold.scenario.tournament;

import org.jspecify.annotations.NullMarked;
