package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Cause;
import org.jspecify.annotations.Nullable;

/** Why something happens, as the master of an effect sees it. What the rules alone order has no cause. */
public enum Reason {
    /** An effect does it, anybody's. */
    @Phrase("by an effect")
    EFFECT,
    /** An effect of the master does it. */
    @Phrase("by an effect of yours")
    YOUR_EFFECT,
    /** An effect of the opponent does it. */
    @Phrase("by an effect of your opponent")
    OPPONENTS_EFFECT,
    /** It pays a cost, anybody's. */
    @Phrase("as a cost")
    COST,
    /** The master pays a cost with it. */
    @Phrase("as a cost of yours")
    YOUR_COST,
    /** The opponent pays a cost with it. */
    @Phrase("as a cost of your opponent")
    OPPONENTS_COST,
    /** The rules alone order it. */
    @Phrase("by the rules")
    RULES,
    /** It pays no cost: an effect does it, or the rules order it. */
    @Phrase("other than as a cost")
    NO_COST;

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
}
