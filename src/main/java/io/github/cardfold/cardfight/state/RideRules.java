package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.Rule;
import org.immutables.value.Value;

/**
 * What editions decide otherwise when a unit is ridden (6.3, 7.15). The defaults are those of the Japanese document.
 */
@Value.Immutable
public interface RideRules extends WithRideRules {
    /** Tells whether rides from the ride deck by effects cost a card of the hand, too; so in ID 6.3.3.1.2. */
    @Rule(jp = "6.3.3.2.2", id = "6.3.3.1.2")
    default boolean superiorRidesCost() {
        return false;
    }

    /** Returns the power a persona ride gives the front row. */
    @Rule(jp = "7.15.1.4.2")
    default int personaRidePower() {
        return 10_000;
    }

    /** Returns the choices of the Japanese document. */
    static RideRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableRideRules.Builder {
        Builder() {}
    }
}
