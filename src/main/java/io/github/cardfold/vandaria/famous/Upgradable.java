package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.skill.DuringPhase;
import io.github.cardfold.vandaria.skill.Whose;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaQueues;

/**
 * A part of the Property can be upgraded.
 *
 * @param part which part, from 1
 */
record Upgradable(int part) implements Condition {
    /**
     * In the own Main Phase, as no response, once in a turn, in the order of the parts, and not while it is Fatigued.
     */
    @Override
    @Rule(vw = {"12.9.11.2", "12.9.11.3", "12.9.11.4", "12.9.11.5"})
    public boolean holds(Query query) {
        Position position = query.position(Facts.LASTING);
        Anchor property = Anchor.object(query.source());
        return new DuringPhase(DuringPhase.Time.MAIN_PHASE, Whose.YOU).holds(query)
                && !position.hasQueued(VandariaQueues.REGISTER)
                && !position.isMarked(VandariaMarks.FATIGUE, property)
                && !position.isMarked(VandariaMarks.UPGRADED_NOW, property)
                && (part == 1 || has(position, query.source(), part - 1));
    }

    /** Tells whether a part of Property has been upgraded. */
    @Rule(vw = {"12.9.11.5", "12.9.11.6"})
    static boolean has(Position position, int object, int part) {
        return position.marks(VandariaMarks.UPGRADED, Anchor.object(object)).exists(each -> each.number() == part);
    }
}
