package io.github.cardfold.cardfight.card;

import io.github.cardfold.deck.DeckEntry;
import io.vavr.collection.Array;
import org.immutables.value.Value;

/**
 * The decks that a fighter presents (8.2.1.1): what is in them, whether that is legal or not. {@link DeckRules} tells
 * whether it is.
 */
@Value.Immutable
public interface DeckList extends WithDeckList {

    /** Returns the name of the deck list; the rules do not ask for it. */
    String name();

    /** Returns the entries of the main deck. A card may have several entries, which count together. */
    Array<DeckEntry<Card>> main();

    /** Returns the entries of the ride deck; none if there is no ride deck. */
    default Array<DeckEntry<Card>> ride() {
        return Array.empty();
    }

    /** Returns the entries of the G deck; none if there is no G deck. */
    default Array<DeckEntry<Card>> g() {
        return Array.empty();
    }

    /** Returns the entries of one of the decks. */
    default Array<DeckEntry<Card>> entries(DeckSection section) {
        return switch (section) {
            case MAIN -> main();
            case RIDE -> ride();
            case G -> g();
        };
    }

    /** Returns the cards of one of the decks, each as often as it is in there, in the order of the entries. */
    default Array<Card> cards(DeckSection section) {
        return entries(section).flatMap(entry -> Array.fill(entry.count(), entry.card()));
    }

    /** Returns the number of cards in one of the decks. */
    default int size(DeckSection section) {
        return entries(section).foldLeft(0, (sum, entry) -> sum + entry.count());
    }

    /** Returns a builder, for which {@code name} and {@code main} are needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a deck list; each attribute may be set once. */
    final class Builder extends ImmutableDeckList.Builder {
        Builder() {}
    }
}
