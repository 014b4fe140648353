package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/** What editions decide otherwise in the turn (chapter 9). The defaults are those of the Japanese document. */
@Value.Immutable
public interface TurnRules extends WithTurnRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /**
     * Tells whether abilities of standing up get a check timing before those of the beginning of the turn go on
     * standby; in ID 9.2.1, IT 6.1.1 and EN 6.1.1 all wait together.
     */
    @Rule(jp = "9.2.1", id = "9.2.1", it = "6.1.1", en = "6.1.1")
    default boolean standUpCheck() {
        return true;
    }

    /** Tells whether the cards of the order zone stand in the stand phase as well; not in IT 6.3.1.2 and EN 6.3.1.2. */
    @Rule(jp = "9.2.3", it = "6.3.1.2", en = "6.3.1.2")
    default boolean orderZoneStands() {
        return true;
    }

    /** Tells whether the draw phase has a G assist step; not in ID 9.3.1. */
    @Rule(jp = "9.3.1", id = "9.3.1")
    default boolean hasGAssist() {
        return true;
    }

    /** Returns the grade of the vanguard from which on there is no G assist. */
    @Rule(jp = "9.5.3")
    default int gAssistGrade() {
        return 3;
    }

    /** Returns how many cards a G assist looks at; 0 or more. */
    @Rule(jp = "9.5.3.2")
    default int gAssistCards() {
        return 5;
    }

    /** Returns how many cards of the hand are removed for the card added; 0 or more. */
    @Rule(jp = "9.5.3.2")
    default int gAssistPrice() {
        return 2;
    }

    /** Returns how a G assist looks for a card; by revealing one after the other in IT 6.4.1.2.3.5. */
    @Rule(jp = "9.5.3.2", it = "6.4.1.2.3.5")
    default GAssistSearch gAssistSearch() {
        return GAssistSearch.LOOK_AND_CHOOSE;
    }

    /**
     * Returns how many cards of the G zone a G assist needs and removes with those of the hand; 2 in IT 6.4.1.2.3.2.2
     * and EN 6.4.1.2.2.2, 0 if none.
     */
    @Rule(jp = "9.5.3")
    default int gAssistGCards() {
        return 0;
    }

    /** Tells whether only those cards of the G zone count for a G assist that lie face down, as in IT 6.4.1.2.3.2.2. */
    @Rule(jp = "9.5.3", it = "6.4.1.2.3.2.2")
    default boolean gAssistGCardsFaceDown() {
        return false;
    }

    /** Returns the choices of the Japanese document. */
    static TurnRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableTurnRules.Builder {
        Builder() {}
    }
}
