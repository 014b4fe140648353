package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.deck.DeckEntry;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A deck list that calls its cards by their ids, and so can be written and read without them. Immutable; equal by
 * content.
 *
 * @param name the name of the deck list
 * @param main the entries of the main deck
 * @param ride the entries of the ride deck
 * @param g the entries of the G deck
 */
public record DeckSheet(String name, Array<Entry> main, Array<Entry> ride, Array<Entry> g) {

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
    }

    /**
     * Makes a sheet.
     *
     * @throws IllegalArgumentException if one of the decks has more than {@value DeckEntry#MOST} cards
     */
    public DeckSheet {
        requireNonNull(name, "name");
        requireNonNull(main, "main");
        requireNonNull(ride, "ride");
        requireNonNull(g, "g");
        for (Array<Entry> section : Array.of(main, ride, g)) {
            long size = section.foldLeft(0L, (sum, entry) -> sum + entry.count());
            if (size > DeckEntry.MOST) {
                throw new IllegalArgumentException(
                        "a deck of a sheet holds at most " + DeckEntry.MOST + " cards, not " + size);
            }
        }
    }

    /** Returns the sheet of a deck list. */
    public static DeckSheet of(DeckList deck) {
        requireNonNull(deck, "deck");
        return new DeckSheet(
                deck.name(),
                entries(deck, DeckSection.MAIN),
                entries(deck, DeckSection.RIDE),
                entries(deck, DeckSection.G));
    }

    private static Array<Entry> entries(DeckList deck, DeckSection section) {
        return deck.entries(section)
                .map(each -> new Entry(each.count(), each.card().id()));
    }

    /** Returns the entries of one of the decks. */
    public Array<Entry> entries(DeckSection section) {
        requireNonNull(section, "section");
        return switch (section) {
            case MAIN -> main;
            case RIDE -> ride;
            case G -> g;
        };
    }

    /**
     * Returns the deck list with its cards, legal or not, or the first id for which there is no card.
     *
     * @param cards finds a card by its id
     */
    public Either<String, DeckList> with(Function<String, Option<Card>> cards) {
        requireNonNull(cards, "cards");
        Array<String> missing = Array.of(DeckSection.values())
                .flatMap(this::entries)
                .map(Entry::card)
                .filter(id -> cards.apply(id).isEmpty());
        return missing.isEmpty()
                ? Either.right(DeckList.builder()
                        .name(name)
                        .main(list(main, cards))
                        .ride(list(ride, cards))
                        .g(list(g, cards))
                        .build())
                : Either.left(missing.head());
    }

    private static Array<DeckEntry<Card>> list(Array<Entry> entries, Function<String, Option<Card>> cards) {
        return entries.map(
                each -> new DeckEntry<>(each.count(), cards.apply(each.card()).get()));
    }
}
