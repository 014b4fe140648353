package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/** What editions decide otherwise before the game (8.2). The defaults are those of the Japanese document. */
@Value.Immutable
public interface SetupRules extends WithSetupRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Returns how many cards each fighter draws to start with; 0 or more. */
    @Rule(jp = "8.2.1.8")
    default int openingHand() {
        return 5;
    }

    /** Returns the choices of the Japanese document. */
    static SetupRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableSetupRules.Builder {
        Builder() {}
    }
}
