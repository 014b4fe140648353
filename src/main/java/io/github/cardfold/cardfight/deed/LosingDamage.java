package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * A fighter loses with so many cards in the damage zone, and not with as many as the rules say. Of several effects each
 * applies, so that the fewest count.
 *
 * @param of which fighter
 * @param at with how many cards
 */
@Rule(jp = {"13.2.2", "1.3.3"})
public record LosingDamage(Side of, Value at) implements Working {
    /** Returns with how many cards a fighter loses by effects, nothing if none says so. */
    public static Option<Integer> fewest(Position position, Seat fighter) {
        return ActiveEffect.of(position, LosingDamage.class)
                .filter(each -> ((LosingDamage) each.working()).of().seat(position, each.master()) == fighter)
                .map(ActiveEffect::amount)
                .min();
    }

    @Override
    public int amount(Query query) {
        return at.value(query);
    }
}
