package io.github.cardfold.cardfight.knowledge;

import io.github.cardfold.cardfight.card.DeckSection;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The unseen cards of a seat by the deck they were brought in, as indices of definitions. */
final class Stock {
    private final Map<DeckSection, List<Integer>> cards = new EnumMap<>(DeckSection.class);

    Stock() {
        for (DeckSection section : DeckSection.values()) {
            cards.put(section, new ArrayList<>());
        }
    }

    List<Integer> of(DeckSection section) {
        List<Integer> found = cards.get(section);
        if (found == null) {
            throw new IllegalArgumentException("there is no " + section);
        }
        return found;
    }

    /** The same by the numbers that the game gives the decks. */
    Array<Array<Integer>> decks() {
        return Array.of(DeckSection.values()).map(section -> Array.ofAll(of(section)));
    }
}
