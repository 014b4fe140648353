package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.HiddenStandby;
import org.immutables.value.Value;

/**
 * What editions decide otherwise about abilities and effects (chapters 7, 11 and 12). The defaults are those of the
 * Japanese document.
 */
@Value.Immutable
public interface EffectRules extends WithEffectRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /**
     * Returns when AUTO abilities of cards that not all see go on standby; in ID 11.1.1.2.1.1 cards that all see are
     * shown as well, in IT 8.6.2 and EN 8.1.1.2.1 none are.
     */
    @Rule(jp = "11.1.1.2.1.1")
    default HiddenStandby hiddenStandby() {
        return HiddenStandby.IF_SHOWN;
    }

    /**
     * Tells whether a restricted ability has been used only if something came of it; in IT 8.1.1.2.3.1 and EN
     * 8.1.1.2.3.1 it is in any case, and nobody may decline to use it.
     */
    @Rule(
            jp = {"11.2.1.2.1", "12.3.2.2", "12.3.5"},
            it = "8.1.1.2.3.1",
            en = "8.1.1.2.3.1")
    default boolean onlyChangesAreUses() {
        return true;
    }

    /**
     * Tells whether effects that last until the end of a battle begin only in a battle, and those of turns in a turn;
     * IT does not ask.
     */
    @Rule(jp = "11.3.1.2.1")
    default boolean needsItsTime() {
        return true;
    }

    /**
     * Tells whether fighters who choose at the same time see nothing of each other's cards before both have chosen; in
     * IT 1.3.4 and EN 1.3.4 the second one knows the first one's.
     */
    @Rule(jp = "1.3.4.1", it = "1.3.4", en = "1.3.4")
    default boolean choosesUnseen() {
        return true;
    }

    /**
     * Tells whether a counter charge chooses among face-down cards alone; in IT 10.17.1 among all cards of the damage
     * zone.
     */
    @Rule(jp = "7.26.1", it = "10.17.1")
    default boolean chargesFaceDownCards() {
        return true;
    }

    /** Tells whether only cards of the hand are discarded, and none of the deck, as in IT 10.3.1 and EN 10.1.2.1. */
    @Rule(
            jp = {"7.9.1", "7.9.2"},
            it = "10.3.1",
            en = "10.1.2.1")
    default boolean onlyTheHandIsDiscarded() {
        return false;
    }

    /** Returns the choices of the Japanese document. */
    static EffectRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableEffectRules.Builder {
        Builder() {}
    }
}
