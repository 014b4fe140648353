package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import org.immutables.value.Value;

/**
 * What is printed on a card (chapter 2), the start of its original information (5.1.3). What a card's power or drive is
 * in a game is for the game to compute from it.
 *
 * <p>Illustration, flavor and supplementary items mean nothing in the game (2.12.2, 2.15.2, 2.16.2) and are left out.
 * The {@link #id} does the duty of the collector number where deck building asks for one (8.1.9).
 */
@Value.Immutable
@BuilderDefaults
public interface Card extends Definition, WithCard {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return id().hashCode();
    }

    /** Returns the stable id: lower-case words of letters and digits, joined by hyphens. */
    @Override
    String id();

    /** Returns the card name (2.1), without any reading aid (2.1.1.1). */
    @Rule(jp = "2.1.1")
    @Override
    String name();

    /** Returns the further names the card is also treated as having, in deck building too; without {@link #name}. */
    @Rule(jp = "2.1.2")
    Array<String> names();

    /** Returns the nations printed: one as a rule, none on some cards, several on a few (appendix C). */
    @Rule(jp = "2.14.1")
    Array<String> nations();

    /** Returns the clans printed, often none. */
    @Rule(jp = "2.2.1")
    Array<String> clans();

    /** Returns the races printed. */
    @Rule(jp = {"2.3.1", "2.3.4"})
    Array<String> races();

    /** Returns the grade, 0 or more. */
    @Rule(jp = "2.4.1")
    int grade();

    /** Returns the power, 0 or more; 0 on a card that prints none, such as an order. */
    @Rule(jp = "2.5.1")
    int power();

    /** Returns the shield, 0 or more; 0 where there {@linkplain #hasShield is none}. */
    @Rule(jp = "2.6.1")
    int shield();

    /** Tells whether the card has a shield value at all: every one above 0 is a value, and 0 may be. */
    @Rule(jp = "2.6.3")
    boolean hasShield();

    /**
     * Returns the critical, 0 or more: the damage dealt to a vanguard. It is 1 unless the builder is told otherwise.
     */
    @Rule(jp = "2.7.1")
    int critical();

    /** Returns the main type; {@link MainType#UNIT} unless the builder is told otherwise. */
    @Rule(jp = "2.9.2.1")
    MainType mainType();

    /** Returns the subtypes, {@link Subtype} naming some; none for a normal unit. */
    @Rule(jp = "2.9.4")
    Array<String> subtypes();

    /** Returns the special types, which go their own way beside the types; none on most cards. */
    @Rule(jp = "2.9.5")
    Array<String> specialTypes();

    /** Returns the skill icons. */
    Skills skills();

    /** Returns the trigger icon; {@link Trigger#NONE} on a card without one. */
    @Rule(jp = "11.10.1")
    Trigger trigger();

    /**
     * Returns the power printed under the trigger icon, 0 or more; 0 without an icon. That of an over trigger is
     * {@link Trigger#OVER_POWER}, whether or not the builder is told so.
     */
    @Rule(jp = {"11.10.5", "11.10.2.9"})
    int triggerPower();

    /** Tells whether the card has the persona ride icon (6.3.8). */
    @Rule(jp = "2.13.3")
    boolean personaRide();

    /** Tells whether the card is a sentinel, of which a deck holds few (8.1.7). */
    @Rule(jp = "14.10.3")
    boolean sentinel();

    /** Returns further marks and keywords that deck building or other cards ask for by name, as {@link Tag}s. */
    SortedSet<String> tags();

    /** Returns the abilities that the text gives the card, in their order (2.8, 11.1). */
    Array<Ability> abilities();

    /** Returns the abilities with what definitions mean in the place of their names. */
    @Value.Lazy
    default Array<Ability> meant() {
        return abilities().map(Terms::meant);
    }

    /** Returns the names of the definitions that its text uses, such as its keywords, in order, each once. */
    @Value.Lazy
    default Array<String> definitions() {
        return abilities().flatMap(Terms::definitions).distinct().sorted();
    }

    /** Returns the text in English, one ability to a line, as it follows from {@link #abilities}; "" without any. */
    @Value.NonAttribute
    default String text() {
        return abilities().map(Ability::english).mkString("\n");
    }

    /** Tells whether the card has the boost icon. */
    @Value.NonAttribute
    default boolean boost() {
        return skills().boost();
    }

    /** Tells whether the card has the intercept icon. */
    @Value.NonAttribute
    default boolean intercept() {
        return skills().intercept();
    }

    /** Returns what the card's drive icons add to its drive, which is 1 without any (2.17.2): 0, 1 or 2. */
    @Value.NonAttribute
    default int driveBonus() {
        return skills().driveBonus();
    }

    /** Returns every name of the card, {@link #name} first. */
    @Value.NonAttribute
    default Array<String> allNames() {
        return names().prepend(name());
    }

    /** Returns the whole type in words, subtypes before the main type: {@code trigger unit}. */
    @Rule(jp = "2.9.6")
    @Value.NonAttribute
    default String type() {
        return subtypes().append(mainType().label()).mkString(" ");
    }

    /** Tells whether the card has a subtype. */
    default boolean hasSubtype(String subtype) {
        Array<String> all = subtypes();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).equals(subtype)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Refuses what no card could print; building a card calls it.
     *
     * @return the card, with a shield value if its shield is above 0, and with the power of its over trigger
     * @throws IllegalArgumentException with a sentence that names the card and what is wrong with it
     */
    @Value.Check
    default Card check() {
        CardCheck.check(this);
        return withPowerOfOverTrigger(shield() > 0 ? withHasShield(true) : this);
    }

    @Rule(jp = "11.10.2.9")
    private static Card withPowerOfOverTrigger(Card card) {
        return card.trigger() == Trigger.OVER ? card.withTriggerPower(Trigger.OVER_POWER) : card;
    }

    /** Returns a builder, for which {@code id}, {@code name} and {@code grade} are needed and all else is optional. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a card. Whatever it is not told is 0, none or no, but for the critical and the main type. */
    final class Builder extends ImmutableCard.Builder {
        Builder() {
            names(Array.empty()).nations(Array.empty()).clans(Array.empty()).races(Array.empty());
            power(0).shield(0).hasShield(false).critical(1);
            mainType(MainType.UNIT)
                    .subtypes(Array.empty())
                    .specialTypes(Array.empty())
                    .skills(Skills.none())
                    .tags(TreeSet.empty());
            trigger(Trigger.NONE).triggerPower(0).personaRide(false).sentinel(false);
            abilities(Array.empty());
        }
    }
}
