package io.github.cardfold.cardfight.deed;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Of which effects cards are unaffected. It stands as the amount of the change that makes them so: the information that
 * this change writes has a bit for each fighter who is master of such an effect.
 *
 * @param of whose effects, as that master sees it; anybody's if nothing is said
 * @param are what the cards are whose effects they are; any if nothing is said
 */
@Rule(jp = "12.5.1")
public record Immunity(Option<Side> of, Array<Filter> are) implements Value {
    /** Returns the name of the information that says which cards have it, for a node of a text. */
    public static String written(String node) {
        return "unaffected " + node;
    }

    @Override
    public int value(Query query) {
        return query.master().bit();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }

    /**
     * Tells whether cards that have it are unaffected by an effect.
     *
     * @param masters a bit for each master of an effect that gives it
     * @param query a query as anybody would ask it
     * @param master whose effect it is
     * @param source the card that has the effect, null if nothing is known of one
     */
    public boolean isFrom(int masters, Query query, Seat master, @Nullable Subject source) {
        if (masters == 0 || !are.isEmpty() && source == null) {
            return false;
        }
        Position position = query.position(Facts.FIELD);
        for (Seat each : position.seats()) {
            if ((masters & each.bit()) != 0
                    && (of.isEmpty() || of.get().seat(position, each) == master)
                    && (source == null || Filter.all(are, query.as(each), source))) {
                return true;
            }
        }
        return false;
    }
}
