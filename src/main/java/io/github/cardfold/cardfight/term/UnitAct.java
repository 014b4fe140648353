package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;

/** What a unit does to others. */
public enum UnitAct {
    /** It attacks: once, before there is a unit attacked (10.4.1.5.3), or each one that it attacks (10.4.1.9.4). */
    @Rule(jp = {"10.4.1.5.3", "10.4.1.9.4"})
    @Phrase(form = "does", value = "attacks/attack/attacked")
    ATTACKS("attacker", "target", EventKinds.ATTACKED, EventKinds.WAS_ATTACKED),
    /** Its attack hits: once (10.7.1.6), or each one that it hits (10.7.1.6.1). */
    @Rule(jp = {"10.7.1.6", "10.7.1.6.1"})
    @Phrase(form = "attack", value = "hits/hit/hit")
    HITS("attacker", "target", EventKinds.HIT, EventKinds.UNIT_HIT),
    /** Its attack does not hit: once, whoever was attacked (10.7.1.7). */
    @Rule(jp = "10.7.1.7")
    @Phrase(form = "attack", value = "does/do/did not hit")
    DOES_NOT_HIT("attacker", "target", EventKinds.DID_NOT_HIT, EventKinds.DID_NOT_HIT),
    /** It boosts another (10.4.1.12.2). */
    @Rule(jp = "10.4.1.12.2")
    @Phrase(form = "does", value = "boosts/boost/boosted")
    BOOSTS("booster", "boosted", EventKinds.BOOSTED, EventKinds.BOOSTED);

    private final String who;
    private final String whom;
    private final EventKind once;
    private final EventKind each;

    UnitAct(String who, String whom, EventKind once, EventKind each) {
        this.who = who;
        this.whom = whom;
        this.once = once;
        this.each = each;
    }

    /** Returns the names of the unit and of the other one. */
    Array<String> names() {
        return Array.of(who, whom);
    }

    /** Returns the kind of event, given whether something is said of the other unit. */
    EventKind fact(boolean ofOther) {
        return ofOther ? each : once;
    }

    /** Tells whether units that attack together do it together (10.4.1.3). */
    boolean isOfAttack() {
        return this != BOOSTS;
    }

    /** Tells whether the event tells of another unit also where nothing is said of it. */
    boolean tellsOther() {
        return this == HITS || this == BOOSTS;
    }
}
