package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/**
 * A zone or circle as a seat sees it.
 *
 * @param place the place
 * @param size how many cards lie there; every seat may count them
 * @param cards those the seat can point at, in the order of the pile
 * @param pools the others of a hidden place, in the order of the pile; none in a public one
 */
public record SeenPlace(Place place, int size, Array<SeenCard> cards, Array<SeenPool> pools) {
    /** Names what is null. */
    public SeenPlace {
        requireNonNull(place, "place");
        requireNonNull(cards, "cards");
        requireNonNull(pools, "pools");
    }

    /** Returns how many copies of a card the seat knows to lie there, whether or not it knows where. */
    public int count(String id) {
        requireNonNull(id, "id");
        return cards.count(card -> card.definition().exists(each -> each.id().equals(id)))
                + pools.map(pool -> pool.count(id)).sum().intValue();
    }

    /** Writes one line: name, size, the cards, the pools. */
    void write(StringBuilder lines) {
        lines.append(PlaceText.of(place)).append(' ').append(size);
        cards.forEach(card -> card.write(lines.append("; ")));
        pools.forEach(pool -> pool.write(lines.append("; ")));
        lines.append('\n');
    }
}
