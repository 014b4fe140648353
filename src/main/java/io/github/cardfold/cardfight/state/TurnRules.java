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

    /** Tells whether the cards of the order zone stand in the stand phase as well; not in IT 6.3.1.2 and EN 6.3.1.2. */
    @Rule(jp = "9.2.3", it = "6.3.1.2", en = "6.3.1.2")
    default boolean orderZoneStands() {
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
