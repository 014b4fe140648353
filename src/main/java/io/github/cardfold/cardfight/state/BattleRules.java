package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/** What editions decide otherwise in the battle phase (chapter 10). The defaults are those of the Japanese document. */
@Value.Immutable
public interface BattleRules extends WithBattleRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Tells whether cards of a grade above the vanguard's cannot guard, as in IT 7.4.1.2.2 and EN 7.4.1.2.1. */
    @Rule(jp = "10.5.1.2.2.2", it = "7.4.1.2.2", en = "7.4.1.2.1")
    default boolean guardiansUpToVanguard() {
        return false;
    }

    /**
     * Returns how many cards are called, or units intercept, in one action of the guard step at most; 1 or more, and 1
     * in IT 7.4.1.2.2 and EN 7.4.1.2.1.
     */
    @Rule(
            jp = {"10.5.1.2.2", "10.5.1.2.4"},
            it = {"7.4.1.2.2", "7.4.1.2.3"},
            en = {"7.4.1.2.1", "7.4.1.2.2"})
    default int guardiansAtOnce() {
        return Integer.MAX_VALUE;
    }

    /** Returns the choices of the Japanese document. */
    static BattleRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableBattleRules.Builder {
        Builder() {}
    }
}
