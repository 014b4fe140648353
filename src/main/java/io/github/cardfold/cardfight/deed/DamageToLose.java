package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/** With how many cards in the damage zone effects let a fighter lose. */
public final class DamageToLose {
    private DamageToLose() {}

    /** Returns the fewest that an effect says, nothing if none says any. */
    @Rule(jp = {"13.2.2", "1.3.3"})
    public static Option<Integer> fewest(Position position, Seat fighter) {
        if (!ActiveEffect.mayBe(position, LosingDamage.class)) {
            return Option.none();
        }
        return ActiveEffect.of(position, LosingDamage.class)
                .filter(each -> ((LosingDamage) each.working()).of().seat(position, each.master()) == fighter)
                .map(ActiveEffect::amount)
                .min();
    }
}
