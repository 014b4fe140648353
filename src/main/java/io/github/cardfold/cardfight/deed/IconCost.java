package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Value;
import io.vavr.control.Option;

/** A cost that texts write as an icon with a number. */
public interface IconCost extends Payable {
    /** Returns which icon. */
    IconAction icon();

    /** Returns the number; none if what it says is no single number. */
    Option<Value> amount();

    /** Tells whether it says no more than that number, so that it adds up with another that is the same. */
    boolean isOnlyNumber();

    /** Returns the same cost with another number. */
    IconCost of(Value number);
}
