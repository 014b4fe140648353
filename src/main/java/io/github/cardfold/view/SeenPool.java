package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;

/**
 * Cards of a hidden place that a seat cannot tell apart by their places.
 *
 * @param first the position of the pool's first card in the pile; in a deck 0 is the top
 * @param size how many cards the seat does not see in their places
 * @param isWhole whether {@code kinds} names every one of them
 * @param kinds what the seat knows to be among them, one entry for each card, in the order of the catalogue
 */
public record SeenPool(int first, int size, boolean isWhole, Array<Definition> kinds) {
    /** Names what is null. */
    public SeenPool {
        requireNonNull(kinds, "kinds");
    }

    /** Returns how many copies of a card the seat knows to be among them. */
    public int count(String id) {
        requireNonNull(id, "id");
        return kinds.count(each -> each.id().equals(id));
    }

    /** Writes first position, size, known kinds. */
    void write(StringBuilder line) {
        line.append(first)
                .append(" ?x")
                .append(size)
                .append(isWhole ? " all" : "")
                .append(" {");
        for (int i = 0; i < kinds.size(); i++) {
            line.append(i == 0 ? "" : " ").append(kinds.get(i).id());
        }
        line.append('}');
    }
}
