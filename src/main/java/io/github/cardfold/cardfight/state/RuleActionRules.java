package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/** What editions decide otherwise about rule actions (chapter 13). The defaults are those of the Japanese document. */
@Value.Immutable
public interface RuleActionRules extends WithRuleActionRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Returns how many cards in the damage zone lose the game. */
    @Rule(jp = {"1.2.2.1", "13.2.2"})
    default int damageToLose() {
        return 6;
    }

    /**
     * Tells whether guardians are illegal outside the battle phase alone, as in IT 9.4.1 and EN 9.4.1, instead of
     * whenever nothing is attacked.
     */
    @Rule(jp = "13.4.1", it = "9.4.1", en = "9.4.1")
    default boolean guardiansStayInBattlePhase() {
        return false;
    }

    /** Tells whether damage is applied only while no trigger zone holds a card; not in IT 9.6.1. */
    @Rule(jp = "13.6.1", it = "9.6.1")
    default boolean damageWaitsForTriggerZones() {
        return true;
    }

    /** Tells whether a mate whose leader has gone goes to the soul; in EN 10.1.24.2 it stays as a vanguard. */
    @Rule(jp = "13.3.1", en = "10.1.24.2")
    default boolean matesGoWithTheirLeaders() {
        return true;
    }

    /** Returns the choices of the Japanese document. */
    static RuleActionRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableRuleActionRules.Builder {
        Builder() {}
    }
}
