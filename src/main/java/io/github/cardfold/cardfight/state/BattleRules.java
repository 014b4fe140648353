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

    /**
     * Tells whether abilities of the beginning of the start step trigger in each start step; only in the first in ID
     * 10.3.1.1.
     */
    @Rule(jp = "10.3.1.1", id = "10.3.1.1")
    default boolean everyStartStepBegins() {
        return true;
    }

    /**
     * Tells whether a battle for which no unit can attack goes to its close step, as in IT 7.3.1.3 and EN 7.3.1.3,
     * instead of ending the battle phase.
     */
    @Rule(jp = "10.4.1.3.1", it = "7.3.1.3", en = "7.3.1.3")
    default boolean closeStepWithoutAttacker() {
        return false;
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

    /** Tells whether there is a beginning of the battle phase, in its first start step; not in IT 7.2.1.1. */
    @Rule(jp = "10.3.1.1", it = "7.2.1.1")
    default boolean battlePhaseBegins() {
        return true;
    }

    /** Tells whether the guard step ends when no attacked unit is left; not in IT 7.4.1.2.1.1 and EN 7.4.1.2.3.1. */
    @Rule(jp = "10.5.1.2.1.1", it = "7.4.1.2.1.1", en = "7.4.1.2.3.1")
    default boolean guardStepNeedsTarget() {
        return true;
    }

    /**
     * Tells whether hit units and guardians are retired, all at once, before abilities of hits go on standby, as in EN
     * 7.6.1.8.
     */
    @Rule(
            jp = {"10.7.1.6", "10.7.1.10"},
            en = {"7.6.1.8", "7.6.1.9"})
    default boolean retiresBeforeHits() {
        return false;
    }

    /**
     * Tells whether the attack goes on until the close step has nothing left to do, as in IT 7.7.1.4 and EN 7.7.1.4,
     * and not only until its first check timing.
     */
    @Rule(jp = "10.8.1.2", it = "7.7.1.4", en = "7.7.1.4")
    default boolean attackOutlivesCloseStep() {
        return false;
    }

    /**
     * Tells whether a unit that an effect orders to attack attacks again whenever it stands afterwards, as in ID
     * 7.30.1.2, and not only a dominated one.
     */
    @Rule(jp = "7.36.1.3")
    default boolean orderedAttacksRepeat() {
        return false;
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
