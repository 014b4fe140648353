package io.github.cardfold.deck;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A deck list that calls its cards by their ids, and so can be written and read without them. Immutable; equal by
 * content.
 *
 * @param name the name of the deck list
 * @param parts the entries of each of its decks, in the order of the game
 */
public record DeckSheet(String name, Array<Array<Entry>> parts) {

    /**
     * So many copies of a card.
     *
     * @param count how many copies, 1 to {@value DeckEntry#MOST}
     * @param card the id of the card
     */
    public record Entry(int count, String card) {
        /**
         * Makes an entry.
         *
         * @throws IllegalArgumentException if the count is not in its range
         */
        public Entry {
            requireNonNull(card, "card");
            if (count < 1 || count > DeckEntry.MOST) {
                throw new IllegalArgumentException(
                        "a deck holds 1 to " + DeckEntry.MOST + " copies of a card, not " + count);
            }
        }

        /** Returns the entry of a card. */
        public static Entry of(DeckEntry<?> entry) {
            return new Entry(entry.count(), entry.card().id());
        }
    }

    /**
     * Makes a sheet.
     *
     * @throws IllegalArgumentException if one of the decks has more than {@value DeckEntry#MOST} cards
     */
    public DeckSheet {
        requireNonNull(name, "name");
        requireNonNull(parts, "parts");
        for (Array<Entry> part : parts) {
            long size = part.foldLeft(0L, (sum, entry) -> sum + entry.count());
            if (size > DeckEntry.MOST) {
                throw new IllegalArgumentException(
                        "a deck of a sheet holds at most " + DeckEntry.MOST + " cards, not " + size);
            }
        }
    }

    /** Returns the first id for which there is no card, none if all are there. */
    public <C extends Definition> Option<String> missing(Function<String, Option<C>> cards) {
        requireNonNull(cards, "cards");
        return parts.flatMap(part -> part.map(Entry::card))
                .find(id -> cards.apply(id).isEmpty());
    }

    /**
     * Returns the entries of one of the decks with their cards.
     *
     * @throws java.util.NoSuchElementException if there is no card for an id
     */
    public <C extends Definition> Array<DeckEntry<C>> part(int index, Function<String, Option<C>> cards) {
        requireNonNull(cards, "cards");
        return parts.get(index)
                .map(each ->
                        new DeckEntry<>(each.count(), cards.apply(each.card()).get()));
    }
}
