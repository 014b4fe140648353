package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Cause;
import org.jspecify.annotations.Nullable;

/** Why something happens, as the master of an effect sees it. What the rules alone order has no cause. */
public enum Reason {
    /** An effect does it, anybody's. */
    EFFECT("by an effect"),
    /** An effect of the master does it. */
    YOUR_EFFECT("by an effect of yours"),
    /** An effect of the opponent does it. */
    OPPONENTS_EFFECT("by an effect of your opponent's"),
    /** It pays a cost, anybody's. */
    COST("as a cost"),
    /** The master pays a cost with it. */
    YOUR_COST("as a cost of yours"),
    /** The opponent pays a cost with it. */
    OPPONENTS_COST("as a cost of your opponent's"),
    /** The rules alone order it. */
    RULES("by the rules"),
    /** It pays no cost: an effect does it, or the rules order it. */
    NO_COST("other than as a cost");

    private final String words;

    Reason(String words) {
        this.words = words;
    }

    /** Tells whether this is why something happens, as the master of the ability that asks sees it. */
    public boolean isWhy(Query query, @Nullable Cause cause) {
        return switch (this) {
            case EFFECT -> cause != null && !cause.isCost();
            case YOUR_EFFECT -> Cause.isEffectOf(cause, query.seat(Side.YOU));
            case OPPONENTS_EFFECT -> Cause.isEffectOf(cause, query.seat(Side.OPPONENT));
            case COST -> cause != null && cause.isCost();
            case YOUR_COST -> Cause.isCostOf(cause, query.seat(Side.YOU));
            case OPPONENTS_COST -> Cause.isCostOf(cause, query.seat(Side.OPPONENT));
            case RULES -> cause == null;
            case NO_COST -> cause == null || !cause.isCost();
        };
    }

    /** Returns the reason in English, as it stands behind what happens. */
    public String english() {
        return words;
    }
}
