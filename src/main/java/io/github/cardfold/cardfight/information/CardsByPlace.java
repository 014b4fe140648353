package io.github.cardfold.cardfight.information;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.DefinitionSet;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Some cards for each place of a game, of which most have none. Immutable. */
final class CardsByPlace {
    private final DefinitionSet[] cards;
    /** Those that have some. */
    private final int[] places;

    /**
     * Takes the cards.
     *
     * @param cards by the index of the place; nobody changes the array
     */
    CardsByPlace(DefinitionSet[] cards) {
        this.cards = cards;
        places = IntStream.range(0, cards.length)
                .filter(place -> !cards[place].isEmpty())
                .toArray();
    }

    /** Returns those of them that are among other ones, in each place. */
    CardsByPlace among(DefinitionSet others) {
        return new CardsByPlace(
                Arrays.stream(cards).map(each -> each.among(others)).toArray(DefinitionSet[]::new));
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
