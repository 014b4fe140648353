package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Which AUTO abilities moves between two places of a table may trigger. Found out when such a move is made first: of
 * those between places of the same sorts only once, whatever the table.
 */
final class HeardMoves {
    private final Object layout;
    private final Place[] places;
    private final Array<Clause> clauses;
    private final int definitions;
    /** By which of the abilities wait for such moves; what one thread finds another may find once more. */
    private Map<BitSet, Listeners> known;

    /** By the place that a move leaves and the one it goes to, one row after the other. */
    private final @Nullable Listeners[] between;

    /** Looks at a table, {@code others} being what was found out for others. */
    HeardMoves(Position position, Array<Clause> clauses, int definitions, Array<HeardMoves> others) {
        known = others.isEmpty() ? LinkedHashMap.empty() : others.head().known;
        layout = position.layout();
        places = new Place[position.placeCount()];
        for (int i = 0; i < places.length; i++) {
            places[i] = position.place(i);
        }
        this.clauses = clauses;
        this.definitions = definitions;
        between = new @Nullable Listeners[places.length * places.length];
    }

    boolean areOf(Position position) {
        return layout == position.layout();
    }

    /** Returns those that moves from one place to another may trigger, null if there are none. */
    @Nullable
    Listeners between(int from, int to) {
        int at = from * places.length + to;
        Listeners found = between[at];
        if (found == null) {
            BitSet fits = fitting(from, to);
            found = known.get(fits).getOrElse(() -> those(fits));
            known = known.put(fits, found);
            between[at] = found;
        }
        return found.isEmpty() ? null : found;
    }

    private BitSet fitting(int from, int to) {
        BitSet fits = new BitSet();
        for (int i = 0; i < clauses.size(); i++) {
            fits.set(i, clauses.get(i).trigger().get().mayFit(places[from], places[to]));
        }
        return fits;
    }

    private Listeners those(BitSet fits) {
        return new Listeners(
                EventKind.MOVE,
                clauses.zipWithIndex().filter(each -> fits.get(each._2())).map(each -> each._1()),
                definitions);
    }
}
