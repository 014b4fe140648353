package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.kind.Choose;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What has to be so for a skill to be used: its condition, what comes before it, and that there is a target for it. */
public record Usable(Array<Choose> target, Option<Condition> when, Option<Chain> chain) implements Condition {
    @Override
    public boolean holds(Query query) {
        return when.forAll(each -> each.holds(query))
                && chain.forAll(each -> each.isOpen(query))
                && Registering.areThere(target, query);
    }
}
