package io.github.cardfold.vandaria.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.LinkKind;

/** What Property has to do with other Property. A link ends when one of both leaves the game. */
public final class VandariaLinks {
    /** From Property to the Territory in which it is. */
    public static final LinkKind GUARDS = new LinkKind("guards");

    /** From a Faculty to its Territory. */
    public static final LinkKind FACULTY = new LinkKind("Faculty of");

    /** From an Equipment to the Follower that wears it. */
    public static final LinkKind EQUIPMENT = new LinkKind("Equipment of");

    /** From Property that has changed to the card that it was before, which lies beneath it. */
    @Rule(vw = {"6.1.2.2", "6.1.4.4"})
    public static final LinkKind WAS = new LinkKind("was before");

    /** From a Summon Follower to the Summoner that has put it in. */
    @Rule(vw = {"6.3.2", "6.3.3"})
    public static final LinkKind SUMMONED = new LinkKind("put in by");

    /** From Loot to the Bag in which it is. */
    public static final LinkKind IN_BAG = new LinkKind("stored in");

    private VandariaLinks() {}
}
