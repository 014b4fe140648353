package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Why something happens that an effect orders or that pays a cost. What the rules alone order has no cause. Immutable.
 *
 * @param master whose effect it is, or who pays
 * @param source the object that has the effect or the cost, 0 if there is none
 * @param isCost whether it pays a cost; else an effect does it
 */
public record Cause(Seat master, int source, boolean isCost) {
    /** Returns the cause of what an effect of a seat does. */
    public static Cause effect(Seat master, int source) {
        return new Cause(master, source, false);
    }

    /** Returns the cause of what a seat pays. */
    public static Cause cost(Seat payer, int source) {
        return new Cause(payer, source, true);
    }

    /** Tells whether an effect of a seat is the cause of an event. */
    public static boolean isEffectOf(@Nullable Cause cause, Seat master) {
        return cause != null && !cause.isCost && cause.master == master;
    }

    /** Tells whether an event pays a cost of a seat. */
    public static boolean isCostOf(@Nullable Cause cause, Seat payer) {
        return cause != null && cause.isCost && cause.master == payer;
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return (master.ordinal() * 31 + source) * 2 + (isCost ? 1 : 0);
    }
}
