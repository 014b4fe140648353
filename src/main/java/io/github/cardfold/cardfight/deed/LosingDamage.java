package io.github.cardfold.cardfight.deed;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;

/**
 * A fighter loses with so many cards in the damage zone, and not with as many as the rules say. Of several effects each
 * applies, so that the fewest count.
 *
 * @param of which fighter
 * @param at with how many cards
 */
@Rule(jp = {"13.2.2", "1.3.3"})
public record LosingDamage(Side of, Value at) implements Working {
    @Override
    public int amount(Query query) {
        return at.value(query);
    }
}
