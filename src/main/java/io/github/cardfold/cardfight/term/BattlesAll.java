package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * That units attack at once all units that are of a sort then, said as they battle them (7.37).
 *
 * @param who the units that attack
 * @param whomAre what those are that are battled
 */
@Phrase(form = "permitted", value = "{who} battles/battle all {whomAre: units}")
public record BattlesAll(Selector who, Array<Filter> whomAre) implements Idiom {
    /** Returns it, null if one unit is attacked, or more is said. */
    public static @Nullable BattlesAll of(UnitDeed it) {
        return it.isBattle() && it.whom().isEmpty()
                ? new BattlesAll(it.doer().who().get(), it.whomAre())
                : null;
    }

    @Override
    public Object term() {
        return new UnitDeed(
                DeedKind.ATTACK,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.none(),
                whomAre,
                Option.some(Despite.NUMBER),
                1);
    }
}
