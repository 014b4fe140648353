package io.github.cardfold.cardfight.information;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.DefinitionSet;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** Some cards for each place of a game, of which most have none. Immutable. */
final class CardsByPlace {
    private final BitSet[] byPlace;
    private final DefinitionSet[] cards;
    /** Those that have some. */
    private final int[] places;

    /**
     * Takes the cards.
     *
     * @param byPlace the indices of their definitions, by the index of the place; nobody changes them
     */
    CardsByPlace(BitSet[] byPlace) {
        this.byPlace = byPlace;
        cards = Arrays.stream(byPlace).map(DefinitionSet::of).toArray(DefinitionSet[]::new);
        places = IntStream.range(0, cards.length)
                .filter(place -> !cards[place].isEmpty())
                .toArray();
    }

    /** Returns those of them that are among other ones, in each place. */
    CardsByPlace among(BitSet others) {
        return new CardsByPlace(Arrays.stream(byPlace)
                .map(each -> {
                    BitSet both = (BitSet) each.clone();
                    both.and(others);
                    return both;
                })
                .toArray(BitSet[]::new));
    }

    /** Tells whether no place has any. */
    boolean areNone() {
        return places.length == 0;
    }

    /** Tells whether one of them lies where it is one of them. */
    boolean isOneThere(Position position) {
        for (int place : places) {
            if (position.pile(place).holdsOneOf(cards[place])) {
                return true;
            }
        }
        return false;
    }

    /** Returns the places that have some; nobody changes the array. */
    int[] places() {
        return places;
    }

    /** Returns those of each place; nobody changes the array. */
    DefinitionSet[] all() {
        return cards;
    }

    /** Returns those of a place. */
    DefinitionSet in(int place) {
        return cards[place];
    }
}
