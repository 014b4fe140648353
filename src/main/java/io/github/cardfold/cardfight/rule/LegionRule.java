package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;

/** What becomes of a legion: it ends when one of its units leaves the circle, and the mate does not stay without it. */
public final class LegionRule implements LinkRule {
    /** Makes the rule. */
    public LegionRule() {}

    /** A unit of a legion that is deleted stays in it (7.32.7). */
    @Override
    @Rule(jp = {"6.4.1.3.2.1", "7.32.7"})
    public boolean endsWith(Position position, Link link, Link.End end, Event event) {
        return event.kind() == EventKind.MOVE
                && position.placeOf(link.from().object())
                        != position.placeOf(link.to().object());
    }

    /** A mate whose leader has gone is noted, for the rule action that takes it away; a heart is no mate. */
    @Override
    @Rule(
            jp = {"6.4.1.3.2.1", "13.3.1"},
            en = "10.1.24.2")
    public Batch afterEnd(Position position, Link link) {
        int mate = link.to().object();
        int circle = position.placeOf(mate);
        boolean isLeft = circle >= 0
                && Circle.is(position.place(circle), Circle.VANGUARD)
                && MainTypes.isUnit(position, position.objectAt(circle, position.indexOf(circle, mate)))
                && position.indexOf(circle, link.from().object()) < 0
                && CardGame.ruleset(position).ruleActions().matesGoWithTheirLeaders();
        return isLeft
                ? Batch.of(Event.link(
                        Links.LEFT_MATE, Anchor.seat(position.place(circle).seat()), Anchor.object(mate), ""))
                : Batch.NOTHING;
    }

    /** The rule of a mate without its leader: it is none any more when it leaves the circle. */
    public static final class Left implements LinkRule {
        /** Makes the rule. */
        public Left() {}

        @Override
        @Rule(jp = "13.3.1")
        public boolean endsWith(Position position, Link link, Link.End end, Event event) {
            return event.kind() == EventKind.MOVE;
        }
    }
}
