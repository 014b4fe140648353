package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** What is printed on a card. Picture and flavour text mean nothing and are left out. */
@Value.Immutable
public interface VandariaCard extends Definition, WithVandariaCard {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return id().hashCode();
    }

    /** Returns the stable id, which does the duty of the card number: lower-case words joined by hyphens. */
    @Override
    String id();

    /** Returns the name. */
    @Override
    String name();

    /** Returns the line that describes the card beside its name, such as its gender; "" if there is none. */
    default String description() {
        return "";
    }

    /** Returns what it is, with what such cards print. */
    @Rule(vw = "3.1.1")
    CardType type();

    /** Returns the gold cost. */
    GoldCost cost();

    /**
     * Returns the Factions printed, one of them several times if so many Territories of it are asked for. A Territory
     * is of them; any other card asks for them.
     */
    default Array<Faction> factions() {
        return Array.empty();
    }

    /** Returns the Honor that it requires, see {@link Honor#meets}; 0 if it requires none. */
    default int honorRequirement() {
        return 0;
    }

    /** Tells whether it is a Hero, of which decks hold one (7.1.9). */
    @Rule(vw = "7.1.9")
    default boolean hero() {
        return false;
    }

    /** Returns the name of its Heroic status, if it has that. */
    default Option<String> heroic() {
        return Option.none();
    }

    /** Tells whether it is Elite, of which decks hold one (7.1.13). */
    @Rule(vw = "7.1.13")
    default boolean elite() {
        return false;
    }

    /** Returns its Spellbind, if it has one. */
    default Option<Spellbind> spellbind() {
        return Option.none();
    }

    /** Returns after how many Preparation Phases it leaves the game; 0 if it has no Age. */
    default int age() {
        return 0;
    }

    /** Returns the skills of its text, in their order. */
    default Array<Ability> skills() {
        return Array.empty();
    }

    /** Tells whether it is a card of the Subdeck. */
    @Rule(vw = "6.1.5.1")
    @Value.NonAttribute
    default boolean isOfSubdeck() {
        return cost().symbol();
    }

    /** Tells whether decks hold a single copy of it. */
    @Rule(vw = "7.1.5")
    @Value.NonAttribute
    default boolean isSingle() {
        return hero() || elite();
    }

    /** Returns what it is as a FrameSpell, none if it is no FrameSpell. */
    @Rule(vw = "6.4.1")
    @Value.NonAttribute
    default Option<FrameSpell> frameSpell() {
        return type() instanceof ActionCard action ? action.frameSpell() : Option.none();
    }

    /** Returns how it is attached as an Equipment, be it a Relic or a Rune; none if it is no Equipment. */
    @Rule(vw = {"3.8.3.1", "3.8.3.2"})
    @Value.NonAttribute
    default Option<Equip> equip() {
        return type() instanceof Relic relic
                ? relic.equip()
                : type() instanceof Rune rune ? rune.equip() : Option.none();
    }

    /** Tells whether it is an Equipment. */
    @Value.NonAttribute
    default boolean isEquipment() {
        return equip().isDefined();
    }

    /** Tells whether two cards are the same: in name, description and skill, whatever else they print. */
    @Rule(vw = {"7.1.6", "7.1.7"})
    @Value.NonAttribute
    default boolean isSameAs(VandariaCard other) {
        return name().equals(other.name())
                && description().equals(other.description())
                && skills().equals(other.skills());
    }

    /**
     * Refuses what no card prints; building a card calls it.
     *
     * @throws IllegalArgumentException with a sentence that names the card and what is wrong with it
     */
    @Value.Check
    default void check() {
        CardCheck.check(this);
    }

    /** Returns a builder, for which the id, the name, the type and the cost are needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a card; each attribute may be set once. */
    final class Builder extends ImmutableVandariaCard.Builder {
        Builder() {}
    }
}
