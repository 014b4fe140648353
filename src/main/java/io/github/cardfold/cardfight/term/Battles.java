package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * That units attack all of some units at once, said as they battle them (7.37).
 *
 * @param who the units that attack
 * @param whom the units that are battled
 */
@Phrase(form = "permitted", value = "{who} battles/battle {whom}")
public record Battles(Selector who, Selector whom) implements Idiom {
    /** Returns it, null if one unit is attacked, or more is said. */
    public static @Nullable Battles of(UnitDeed it) {
        return it.isBattle() && it.whom().isDefined() && it.whomAre().isEmpty()
                ? new Battles(it.doer().who().get(), it.whom().get())
                : null;
    }

    @Override
    public Object term() {
        return new UnitDeed(
                DeedKind.ATTACK,
                new Doer(Option.some(who), Array.empty(), Option.none()),
                Array.empty(),
                Option.some(whom),
                Array.empty(),
                Option.some(Despite.NUMBER),
                1);
    }
}
