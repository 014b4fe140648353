package io.github.cardfold.cardfight.gauge;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;

/**
 * What becomes of a gauge: a unit that moves from circle to circle keeps it, and whose it was when the unit left can be
 * told as long as the card stays in the gauge zone.
 */
public final class GaugeRule implements LinkRule {
    /** Makes the rule. */
    public GaugeRule() {}

    @Override
    @Rule(jp = {"4.15.3.2", "4.15.3.4"})
    public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
        return end == Link.End.TO ? Link.Fate.STAYS : Link.Fate.ENDS;
    }
}
