package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Which tallies may count moves between two places of a table; found out when such a move is made first. */
final class CountedMoves {
    private final Object layout;
    private final Place[] places;
    private final Tallying[] ofMoves;

    /** By the place that a move leaves and the one it goes to, one row after the other. */
    private final Tallying[] @Nullable [] between;

    CountedMoves(Position position, Tallying[] ofMoves) {
        layout = position.layout();
        places = new Place[position.placeCount()];
        for (int i = 0; i < places.length; i++) {
            places[i] = position.place(i);
        }
        this.ofMoves = ofMoves;
        between = new Tallying[places.length * places.length][];
    }

    boolean areOf(Position position) {
        return layout == position.layout();
    }

    /** Returns those that may count a move; nobody changes the array. */
    Tallying[] of(Event move) {
        int at = move.from() * places.length + move.to();
        Tallying[] found = between[at];
        if (found == null) {
            found = Arrays.stream(ofMoves)
                    .filter(each -> each.tally().what().mayFit(places[move.from()], places[move.to()]))
                    .toArray(Tallying[]::new);
            between[at] = found;
        }
        return found;
    }
}
