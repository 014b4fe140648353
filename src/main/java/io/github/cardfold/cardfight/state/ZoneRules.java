package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/**
 * What editions decide otherwise about zones and the cards in them (chapter 4). The defaults are those of the Japanese
 * document.
 */
@Value.Immutable
public interface ZoneRules extends WithZoneRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /**
     * Tells whether a card stays the same card by every move from circle to circle, also by a call or a ride, as in IT
     * 4.1.4; it is not placed then.
     */
    @Rule(
            jp = {"4.1.8", "6.2.5", "6.3.4"},
            it = "4.1.4")
    default boolean sameCardOnField() {
        return false;
    }

    /**
     * Tells whether a card that lies face down in the damage zone has its information, as in IT 4.8.2.1 and EN 4.8.2.2.
     */
    @Rule(jp = "4.11.3", it = "4.8.2.1", en = "4.8.2.2")
    default boolean faceDownDamageHasInformation() {
        return false;
    }

    /** Returns the choices of the Japanese document. */
    static ZoneRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableZoneRules.Builder {
        Builder() {}
    }
}
