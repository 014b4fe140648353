package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.LinkRule;
import io.github.cardfold.kernel.position.Position;

/** The kinds of links that the core rules know. */
public final class Links {
    /** Two units are in legion: from the legion leader to its legion mate (6.4.3). */
    @Rule(jp = "6.4.3")
    public static final LinkKind LEGION = new LinkKind("legion");

    /** From a seat to a unit of its vanguard circle that was a mate and whose leader has gone (13.3.1). */
    @Rule(jp = "13.3.1")
    public static final LinkKind LEFT_MATE = new LinkKind("left mate");

    /** From a bound card to the card whose ability has bound it, kept if some text asks for it (7.29.1). */
    public static final LinkKind BOUND_BY = new LinkKind("bound by");

    /** From a card in the gauge zone to the unit or seat whose gauge it is (4.15.3). */
    @Rule(jp = "4.15.3")
    public static final LinkKind GAUGE = new LinkKind("gauge");

    /** From a card in the gauge zone to its owner's seat: its name is the name of the gauge (4.15.4). */
    @Rule(jp = "4.15.4")
    public static final LinkKind GAUGE_NAME = new LinkKind("gauge name");

    /** From a card in the gauge zone to what the unit has become whose gauge it was (4.15.3.4). */
    @Rule(jp = "4.15.3.4")
    public static final LinkKind FORMER_GAUGE = new LinkKind("former gauge");

    /** From a card to one that an effect has associated it with (7.33.1.1). */
    @Rule(jp = "7.33.1.1")
    public static final LinkKind ASSOCIATED = new LinkKind("associated");

    /**
     * What becomes of a gauge: a unit that moves from circle to circle keeps it, and whose it was when the unit left
     * can be told as long as the card stays in the gauge zone.
     */
    @Rule(jp = {"4.15.3.2", "4.15.3.4"})
    public static final LinkRule GAUGE_OF_UNITS = LinkRule.fates(Link.Fate.ENDS, Link.Fate.STAYS);

    /** What becomes of associated cards: one goes along with what the first becomes, and ends with the other. */
    @Rule(jp = {"7.33.1.1", "4.1.8"})
    public static final LinkRule ASSOCIATION = LinkRule.fates(Link.Fate.FOLLOWS, Link.Fate.ENDS);

    private Links() {}

    /** Tells whether a link of a kind leads from one object to another. */
    public static boolean isLinked(Position position, LinkKind kind, int from, int to) {
        return position.linkCount() > 0
                && position.linksFrom(Anchor.object(from), kind)
                        .exists(each -> each.to().object() == to);
    }
}
