package io.github.cardfold.cardfight.state;

import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.Nations;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.immutables.value.Value;

/**
 * Every number and choice that editions of the rules decide otherwise, by chapters, and the changes that they make to
 * procedures. A rule asks its field, never the edition. What is not set is the Japanese document's.
 */
@Value.Immutable
public interface Ruleset extends WithRuleset {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Returns the name under which saved games refer to it, such as {@code JP_2026_04}. */
    String name();

    /** Returns what decks are made of (8.1). */
    DeckLimits deckLimits();

    /** Returns which nations and clans cards belong to besides those printed on them (appendix C). */
    default Nations nations() {
        return Nations.standard();
    }

    /** Returns what is done in other steps than those of the Japanese document. */
    default Array<Amendment> amendments() {
        return Array.empty();
    }

    /** Returns these rules with further amendments. */
    default Ruleset amended(Amendment... further) {
        return withAmendments(amendments().appendAll(Array.of(further)));
    }

    /** Returns what holds before the game (8.2). */
    default SetupRules setup() {
        return SetupRules.standard();
    }

    /** Returns what holds in the turn (chapter 9). */
    default TurnRules turn() {
        return TurnRules.standard();
    }

    /** Returns what holds about zones and the cards in them (chapter 4). */
    default ZoneRules zones() {
        return ZoneRules.standard();
    }

    /** Returns what holds when units are called (6.2). */
    default CallRules call() {
        return CallRules.standard();
    }

    /** Returns what holds when a unit is ridden (6.3). */
    default RideRules ride() {
        return RideRules.standard();
    }

    /** Returns what holds in the battle phase (chapter 10). */
    default BattleRules battle() {
        return BattleRules.standard();
    }

    /** Returns what holds about triggers (11.10). */
    default TriggerRules triggers() {
        return TriggerRules.standard();
    }

    /** Returns what holds about rule actions (chapter 13). */
    default RuleActionRules ruleActions() {
        return RuleActionRules.standard();
    }

    /** Returns what holds about abilities and effects (chapters 7, 11 and 12). */
    default EffectRules effects() {
        return EffectRules.standard();
    }

    /** Returns how many orders each fighter may play in a turn unless effects say otherwise. */
    @Rule(jp = {"9.9.2.3.1", "10.5.1.2.5.1", "11.8.2.1.1.1"})
    default int orderLimit() {
        return 1;
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
