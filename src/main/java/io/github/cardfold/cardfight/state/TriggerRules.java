package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What editions decide otherwise about triggers (11.10). The defaults are those of the Japanese document. */
@Value.Immutable
public interface TriggerRules extends WithTriggerRules {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /**
     * Returns the power that every trigger but the over trigger gives; none where it is printed under the icon. 10000
     * in ID 2.8.2.2, 5000 in IT 2.8.1.1.2 and EN 2.8.1.1.2.
     */
    default Option<Integer> power() {
        return Option.none();
    }

    /** Returns what a stand trigger does; in IT 2.8.1.1.4 and EN 2.8.1.1.4 a rear-guard stands and that is all. */
    @Rule(jp = "11.10.2.5")
    default StandTrigger stand() {
        return StandTrigger.ANY_UNIT;
    }

    /**
     * Tells whether a trigger works only if the card shares a clan with a vanguard or rear-guard of its fighter, as in
     * IT 2.2.1.1 and EN 2.2.1.1.
     */
    @Rule(it = "2.2.1.1", en = "2.2.1.1")
    default boolean clanShared() {
        return false;
    }

    /**
     * Tells whether the draw of a trigger is one by an ability of a card; not where triggers are no abilities, as in ID
     * 2.8.1, IT 2.8.1 and EN 2.8.1.
     */
    @Rule(
            jp = {"7.6.4.1.1", "11.10.1"},
            id = "2.8.1",
            it = "2.8.1",
            en = "2.8.1")
    default boolean areAbilities() {
        return true;
    }

    /** Returns the choices of the Japanese document. */
    static TriggerRules standard() {
        return builder().build();
    }

    /** Starts choices; each that is not made is the Japanese document's. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects choices. */
    final class Builder extends ImmutableTriggerRules.Builder {
        Builder() {}
    }
}
