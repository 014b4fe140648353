package io.github.cardfold.cardfight.rule;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;

/** What becomes of associated cards: one goes along with what the first becomes, and ends with the other (7.33.1.1). */
public final class AssociationRule implements LinkRule {
    /** Makes the rule. */
    public AssociationRule() {}

    @Override
    @Rule(jp = {"7.33.1.1", "4.1.8"})
    public Link.Fate fate(Position position, Link link, Link.End end, Event event) {
        return end == Link.End.FROM ? Link.Fate.FOLLOWS : Link.Fate.ENDS;
    }
}
