package io.github.cardfold.cardfight.card;

import io.github.cardfold.deck.DeckText;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.TermDefinition;
import io.github.cardfold.spi.RequiredPlugin;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Set;
import java.util.TreeSet;
import org.immutables.value.Value;

/**
 * An ordered catalogue of cards. Its ids are unique; cards that differ may share a name (8.1.5.1). Deck lists call a
 * card by its name alone if no other card has it, and otherwise by its {@link #title}.
 */
@Value.Immutable
public interface Pack extends WithPack {
    /** The greatest number of cards of a pack. */
    int MOST_CARDS = 20_000;

    /** The greatest number of definitions of a pack. */
    int MOST_DEFINITIONS = 500;

    /** Returns the id of the pack, such as {@code vanilla}. */
    String id();

    /** Returns the version of the pack's content. */
    String version();

    /** Returns the cards, in the order of the pack. */
    Array<Card> cards();

    /** Returns the definitions that its texts may use besides those of the rules, each after those that it uses. */
    default Array<TermDefinition> definitions() {
        return Array.empty();
    }

    /** Returns the plugins whose words its texts use: rules without them cannot have it. */
    default Array<RequiredPlugin> requires() {
        return Array.empty();
    }

    /**
     * Returns a language with the definitions of this pack.
     *
     * @throws IllegalArgumentException if the language lacks a plugin that the pack requires, or if a definition cannot
     *     be added, see {@link Language#with(TermDefinition)}
     * @throws io.github.cardfold.data.StateFormatException likewise
     */
    default Language language(Language language) {
        requires().forEach(each -> requireMet(each, language.versionOf(each.plugin())));
        return definitions().foldLeft(language, Language::with);
    }

    /** Returns the card with an id, or nothing. */
    default Option<Card> card(String id) {
        return cards().find(card -> card.id().equals(id));
    }

    /** Returns the cards whose {@linkplain Card#name own name} is exactly this, in the order of the pack. */
    default Array<Card> named(String name) {
        return cards().filter(card -> card.name().equals(name));
    }

    /**
     * Returns what deck lists call a card: its name, and if other cards of the pack have the same one, its id in
     * brackets behind it: {@code Ash Wren [ash-wren-2]}.
     */
    default String title(Card card) {
        return DeckText.title(card, cards());
    }

    /**
     * Refuses a pack with two cards of one id, or more than {@value #MOST_CARDS}; building a pack calls it.
     *
     * @throws IllegalArgumentException with a sentence that names the pack and the first card that comes again
     */
    @Value.Check
    default void check() {
        if (cards().size() > MOST_CARDS) {
            throw new IllegalArgumentException("Pack '" + id() + "' has " + cards().size() + " cards, and at most "
                    + MOST_CARDS + " are possible");
        }
        if (definitions().size() > MOST_DEFINITIONS) {
            throw new IllegalArgumentException("Pack '" + id() + "' has "
                    + definitions().size() + " definitions, and at most " + MOST_DEFINITIONS + " are possible");
        }
        requireUnique("id", cards().map(Card::id));
    }

    private void requireMet(RequiredPlugin plugin, Option<String> there) {
        if (!there.exists(plugin::isMetBy)) {
            throw new IllegalArgumentException("Pack '" + id() + "' requires the plugin " + plugin + ", "
                    + there.map(version -> "and " + version + " is there").getOrElse("which is absent"));
        }
    }

    private void requireUnique(String what, Seq<String> values) {
        Set<String> former = new TreeSet<>();
        for (String value : values) {
            if (!former.add(value)) {
                throw new IllegalArgumentException(
                        "Pack '" + id() + "' has two cards with the " + what + " '" + value + "'");
            }
        }
    }

    /** Returns a builder, for which every attribute is needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a pack; each attribute may be set once. */
    final class Builder extends ImmutablePack.Builder {
        Builder() {}
    }
}
