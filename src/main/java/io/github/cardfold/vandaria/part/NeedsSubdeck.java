package io.github.cardfold.vandaria.part;

import io.github.cardfold.effect.Query;

/**
 * Part of a skill that cannot be used unless there is something for it in the Subdeck of its player. Others do not see
 * that, and are not to learn it from what the player is asked.
 */
public interface NeedsSubdeck extends OfDecks {
    /** Tells whether there is something for it. */
    boolean isPossible(Query query);
}
