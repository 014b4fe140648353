package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.vandaria.part.NeedsSubdeck;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What has to be so for a skill to be used: its condition, what comes before it, that there is a target for it, and
 * what it needs of the Subdeck.
 */
public record Usable(Array<SkillTarget> target, Option<Condition> when, Option<Chain> chain, Array<Instruction> then)
        implements Condition {
    @Override
    public boolean holds(Query query) {
        return when.forAll(each -> each.holds(query))
                && chain.forAll(each -> each.isOpen(query))
                && Registering.areThere(target, query)
                && then.forAll(each -> !(each instanceof NeedsSubdeck needs) || needs.isPossible(query));
    }
}
