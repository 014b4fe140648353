package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** What the cards of a game need to be counted. Immutable. */
public final class Tallies {
    private final Array<Tallying> all;

    Tallies(Array<Tallying> all) {
        this.all = all;
    }

    Array<Tallying> all() {
        return all;
    }

    private static Tallying find(Position position, Tally tally) {
        for (Tallying each : Clauses.of(position).tallies().all) {
            if (each.tally().equals(tally)) {
                return each;
            }
        }
        throw new IllegalStateException("nothing counts " + tally);
    }

    /** Returns what a tally has come to for the master of the query: how often, or how much. */
    public static int count(Query query, Tally tally) {
        Position position = query.position(Facts.LASTING);
        return find(position, tally).count(position, query.master());
    }

    /** Returns how often it has happened; where it speaks of "this", how often the card of the query did it. */
    public static int times(Query query, Tally tally) {
        Position position = query.position(Facts.LASTING);
        Tallying kept = find(position, tally);
        return kept.isOfThis()
                ? kept.count(position, query.master(), query.source())
                : kept.count(position, query.master());
    }

    /** Returns how often a card did it, as the master of the query counts. */
    public static int count(Query query, Tally tally, int object) {
        Position position = query.position(Facts.LASTING);
        return find(position, tally).count(position, query.master(), object);
    }
}
