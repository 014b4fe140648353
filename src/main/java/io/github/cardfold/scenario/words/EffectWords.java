package io.github.cardfold.scenario.words;

import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * How scenarios speak of lasting effects, of what waits in queues and of units: {@code power 10000 of A on A vanguard
 * until end of turn}.
 */
public final class EffectWords {
    private EffectWords() {}

    /**
     * Returns an effect in words.
     *
     * @param on the words for the cards, and the place or seat, that it lies on
     */
    public static String of(String kind, int number, Seat master, Array<String> on, Lifetime lifetime) {
        return kind
                + (number == 0 ? "" : " " + number)
                + " of " + master
                + (on.isEmpty() ? "" : " on " + on.mkString(", "))
                + " until end of " + lifetime;
    }

    /**
     * Returns an entry of a queue in words: {@code attack 7.36.1 of A on A vanguard, B vanguard}.
     *
     * @param on the words for the cards that it names
     */
    public static String waiting(String queue, String procedure, Seat seat, Array<String> on) {
        return queue + " " + procedure + " of " + seat + (on.isEmpty() ? "" : " on " + on.mkString(", "));
    }

    /** Returns a card by its place alone if no other one lies there. */
    public static String unit(Handle at, Sight sight) {
        return sight.names().name(sight.size(at.place()) == 1 ? new Handle(at.place(), Handle.ITSELF) : at);
    }
}
