package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/**
 * What editions decide otherwise when a unit is ridden (6.3, 7.15). The defaults are those of the Japanese document.
 */
@Value.Immutable
public interface RideRules extends WithRideRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Returns the power a persona ride gives the front row. */
    @Rule(jp = "7.15.1.4.2")
    default int personaRidePower() {
        return 10_000;
    }

    /**
     * Tells whether a rear-guard that an effect puts on the vanguard circle rides; in IT 10.6.1 and EN 10.1.5.1 it only
     * moves there.
     */
    @Rule(jp = "7.4.1.1", it = "10.6.1", en = "10.1.5.1")
    default boolean movingIsRiding() {
        return true;
    }

    /**
     * Tells whether the unit ridden is the vanguard as soon as it lies on the circle, as in ID 6.3.3.3, instead of when
     * the others have left it.
     */
    @Rule(jp = "6.3.3.4", id = "6.3.3.3")
    default boolean vanguardAtOnce() {
        return false;
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
