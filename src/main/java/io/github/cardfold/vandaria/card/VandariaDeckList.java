package io.github.cardfold.vandaria.card;

import io.github.cardfold.deck.DeckEntry;
import io.vavr.collection.Array;
import org.immutables.value.Value;

/**
 * The decks that a player brings: what is in them, whether that is legal or not. {@link VandariaDeckRules} tells
 * whether it is.
 */
@Value.Immutable
public interface VandariaDeckList extends WithVandariaDeckList {
    /** Returns the name of the deck list; the rules do not ask for it. */
    String name();

    /** Returns the entries of the Fate Deck. A card may have several entries, which count together. */
    Array<DeckEntry<VandariaCard>> fate();

    /** Returns the entries of the Subdeck. */
    default Array<DeckEntry<VandariaCard>> sub() {
        return Array.empty();
    }

    /** Returns the entries of the Sideboard. */
    default Array<DeckEntry<VandariaCard>> side() {
        return Array.empty();
    }

    /** Returns the entries of one of the decks. */
    default Array<DeckEntry<VandariaCard>> entries(VandariaDeckSection section) {
        return switch (section) {
            case FATE -> fate();
            case SUB -> sub();
            case SIDE -> side();
        };
    }

    /** Returns the cards of one of the decks, each as often as it is in there, in the order of the entries. */
    default Array<VandariaCard> cards(VandariaDeckSection section) {
        return entries(section).flatMap(entry -> Array.fill(entry.count(), entry.card()));
    }

    /** Returns the number of cards in one of the decks. */
    default int size(VandariaDeckSection section) {
        return entries(section).foldLeft(0, (sum, entry) -> sum + entry.count());
    }

    /** Returns a builder, for which {@code name} and {@code fate} are needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a deck list; each attribute may be set once. */
    final class Builder extends ImmutableVandariaDeckList.Builder {
        Builder() {}
    }
}
