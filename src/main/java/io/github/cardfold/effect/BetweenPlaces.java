package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * What is found out about moves between two places of a table, when such a move is made first. Immutable but for that:
 * what one thread finds another may find once more.
 *
 * @param <T> what is found out: a value that other threads may read without more ado, all its fields being final
 */
public final class BetweenPlaces<T> {
    private final Array<Place> places;
    private final BiFunction<Place, Place, T> finding;
    /** By the place that a move leaves and the one it goes to, one row after the other. */
    private final @Nullable Object[] known;

    /**
     * Takes the places.
     *
     * @param places all places of the table
     * @param finding finds out what holds of moves from a place to another
     */
    public BetweenPlaces(Array<Place> places, BiFunction<Place, Place, T> finding) {
        this.places = places;
        this.finding = finding;
        known = new @Nullable Object[places.size() * places.size()];
    }

    /** Takes the places of a position. */
    static <T> BetweenPlaces<T> in(Position position, BiFunction<Place, Place, T> finding) {
        return new BetweenPlaces<>(Array.range(0, position.placeCount()).map(position::place), finding);
    }

    /** Returns what holds of moves from one place to another, by their indices. */
    @SuppressWarnings("unchecked")
    public T of(int from, int to) {
        int at = from * places.size() + to;
        T found = (T) known[at];
        if (found == null) {
            found = finding.apply(places.get(from), places.get(to));
            known[at] = found;
        }
        return found;
    }
}
