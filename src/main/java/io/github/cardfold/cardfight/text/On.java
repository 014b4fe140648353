package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Trigger;

/** What triggers an automatic ability. */
public final class On {
    private On() {}

    /** When this card is placed on such circles; on any if none is said. */
    public static Trigger placed(Region... on) {
        return Say.trigger("placed", "on", on);
    }

    /** When a unit of a kind is placed on such circles. */
    public static Trigger placed(Filter who, Region... on) {
        return Say.trigger("placed", "who", who, "on", on);
    }

    /** When this card is put from one sort of place into another. */
    public static Trigger moved(Region from, Region to) {
        return Say.trigger("moved", "from", from, "to", to);
    }

    /** When this unit is ridden upon by a card of such kinds. */
    public static Trigger riddenUpon(Filter... by) {
        return Say.trigger("ridden upon", "by", by);
    }

    /** When this unit attacks a unit of such kinds; the other is {@code other}. */
    public static Trigger attacks(Filter... whom) {
        return Say.trigger("attacks", "whom", whom);
    }

    /** When this unit's attack hits a unit of such kinds. */
    public static Trigger hits(Filter... whom) {
        return Say.trigger("hits", "whom", whom);
    }

    /** When this unit boosts a unit of such kinds. */
    public static Trigger boosts(Filter... whom) {
        return Say.trigger("boosts", "whom", whom);
    }

    /** When a phase or step of your turn begins. */
    public static Trigger begins(Moment phase) {
        return Say.trigger("begins", "phase", phase);
    }

    /** When a phase or step of your opponent's turn begins. */
    public static Trigger opponentBegins(Moment phase) {
        return Say.trigger("begins", "phase", phase, "of", Side.OPPONENT);
    }

    /** When a battle ends in which a unit of such kinds attacked. */
    public static Trigger battleEnds(Filter... who) {
        return Say.trigger("battle ends", "who", who);
    }
}
