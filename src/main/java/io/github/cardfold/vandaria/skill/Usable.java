package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.kind.Choose;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What has to be so for a skill to be used: its condition, and that there is a target for it. */
record Usable(Array<Choose> target, Option<Condition> when) implements Condition {
    @Override
    public boolean holds(Query query) {
        return when.forAll(each -> each.holds(query)) && Registering.areThere(target, query);
    }
}
