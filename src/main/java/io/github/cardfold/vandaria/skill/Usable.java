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
        return (when.isEmpty() || when.get().holds(query))
                && (chain.isEmpty() || chain.get().isOpen(query))
                && Registering.areThere(target, query)
                && isInSubdeck(query);
    }

    private boolean isInSubdeck(Query query) {
        for (int i = 0; i < then.size(); i++) {
            if (then.get(i) instanceof NeedsSubdeck needs && !needs.isPossible(query)) {
                return false;
            }
        }
        return true;
    }
}
