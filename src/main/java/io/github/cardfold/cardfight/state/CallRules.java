package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import org.immutables.value.Value;

/** What editions decide otherwise when units are called (6.2). The defaults are those of the Japanese document. */
@Value.Immutable
public interface CallRules extends WithCallRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Tells whether units of the field are called, too; in IT 10.7.1 and EN 10.1.6.1 only cards from elsewhere are. */
    @Rule(
            jp = {"6.2.1.2", "6.2.5"},
            it = "10.7.1",
            en = "10.1.6.1")
    default boolean fromField() {
        return true;
    }

    /** Returns the choices of the Japanese document. */
    static CallRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableCallRules.Builder {
        Builder() {}
    }
}
