package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.EventPattern;

/** What triggers an automatic ability. */
public final class On {
    private On() {}

    /** When this card is placed on such circles; on any if none is said. */
    public static EventPattern placed(Region... on) {
        return Say.event("placed", "to", on);
    }

    /** When a unit of a kind is placed on such circles. */
    public static EventPattern placed(Filter who, Region... on) {
        return Say.event("placed", "who", who, "to", on);
    }

    /** When this card is put from one sort of place into another. */
    public static EventPattern moved(Region from, Region to) {
        return Say.event("moved", "from", from, "to", to);
    }

    /** When this unit is ridden upon by a card of such kinds. */
    public static EventPattern riddenUpon(Filter... by) {
        return Say.event("ridden upon", "by", by);
    }

    /** When this unit attacks a unit of such kinds; that is the {@code target}. */
    public static EventPattern attacks(Filter... whom) {
        return Say.event("attacks", "whom", whom);
    }

    /** When this unit's attack hits a unit of such kinds. */
    public static EventPattern hits(Filter... whom) {
        return Say.event("hits", "whom", whom);
    }

    /** When this unit boosts a unit of such kinds. */
    public static EventPattern boosts(Filter... whom) {
        return Say.event("boosts", "whom", whom);
    }

    /** When a phase or step of your turn begins. */
    public static EventPattern begins(Moment phase) {
        return Say.event("begins", "phase", phase);
    }

    /** When a phase or step of your opponent's turn begins. */
    public static EventPattern opponentBegins(Moment phase) {
        return Say.event("begins", "phase", phase, "of", Side.OPPONENT);
    }

    /** When a battle ends in which a unit of such kinds attacked. */
    public static EventPattern battleEnds(Filter... who) {
        return Say.event("battle ends", "who", who);
    }
}
