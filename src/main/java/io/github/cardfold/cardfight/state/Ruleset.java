package io.github.cardfold.cardfight.state;

import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.Nations;
import io.github.cardfold.kernel.Rule;
import org.immutables.value.Value;

/** Every number and choice that editions of the rules decide otherwise. A rule asks its field, never the edition. */
@Value.Immutable
public interface Ruleset extends WithRuleset {
    /** Returns the name under which saved games refer to it, such as {@code JP_2026_04}. */
    String name();

    /** Returns what decks are made of (8.1). */
    DeckLimits deckLimits();

    /** Returns which nations and clans cards belong to besides those printed on them (appendix C). */
    default Nations nations() {
        return Nations.standard();
    }

    /** Returns how many cards each fighter draws to start with. */
    @Rule(jp = "8.2.1.8")
    default int openingHand() {
        return 5;
    }

    /** Returns how many cards in the damage zone lose the game. */
    @Rule(jp = {"1.2.2.1", "13.2.2"})
    default int damageToLose() {
        return 6;
    }

    /** Returns the power a persona ride gives the front row. */
    @Rule(jp = "7.15.1.4.2")
    default int personaRidePower() {
        return 10_000;
    }

    /** Starts a ruleset. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects the fields of a ruleset. */
    final class Builder extends ImmutableRuleset.Builder {
        Builder() {}
    }
}
