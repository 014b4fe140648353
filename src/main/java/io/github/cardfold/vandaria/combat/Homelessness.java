package io.github.cardfold.vandaria.combat;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;

/** Followers whose attacked Territory was destroyed are Stray from the tenth stage on, and not before (9.11.3). */
public final class Homelessness implements LinkRule {
    @Override
    @Rule(vw = "9.11.3")
    public Batch afterEnd(Position position, Link link) {
        GameObject guard = position.find(link.from().object());
        int territory = link.to().object();
        if (guard == null) {
            return Batch.NOTHING;
        }
        boolean isLeftBehind = VandariaProperty.isInGame(position, guard.object())
                && VandariaProperty.isFollower(position, guard)
                && !VandariaProperty.isInGame(position, territory)
                && Combats.isAttacked(position, territory);
        return isLeftBehind
                ? Batch.of(Event.begin(TimedEffect.of(
                        VandariaMarks.HOMELESS,
                        VandariaProperty.controller(position, guard.object()),
                        0,
                        new int[] {guard.object()},
                        0,
                        VandariaLifetimes.COMBAT)))
                : Batch.NOTHING;
    }
}
