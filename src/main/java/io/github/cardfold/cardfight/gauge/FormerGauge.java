package io.github.cardfold.cardfight.gauge;

import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;

/** The card that a unit has become knows which gauge the unit had, as long as that is there. */
public final class FormerGauge implements Consequence {
    /** Makes the rule. */
    public FormerGauge() {}

    @Override
    public String label() {
        return "4.15.3.4";
    }

    @Override
    @Rule(jp = {"4.15.3.4", "11.13.1"})
    public Batch after(Position position, Event event) {
        Snapshot before = event.before();
        if (position.linkCount() == 0 || before == null || event.object() == 0) {
            return Batch.NOTHING;
        }
        int was = before.gameObject().object();
        return was == event.object()
                ? Batch.NOTHING
                : Batch.ofAll(position.linksTo(Anchor.object(was), Links.GAUGE)
                        .map(each -> Event.link(Links.FORMER_GAUGE, each.from(), Anchor.object(event.object()), ""))
                        .toJavaList());
    }
}
