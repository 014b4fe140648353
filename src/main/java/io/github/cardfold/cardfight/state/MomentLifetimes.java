package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Lifetime;
import io.vavr.collection.Array;

/**
 * How long effects last until the end of a phase or step: they wait for it to begin in the turn of a seat, and then for
 * its end. Of the whole turn {@link Lifetimes} has them.
 *
 * @param now while it is in progress
 * @param begins ends when it begins; no effect lasts so long, but those that wait for it change then
 * @param yours until the end of the next one in a turn of the effect's master
 * @param opponents until the end of the next one in a turn of another seat
 */
public record MomentLifetimes(Lifetime now, Lifetime begins, Lifetime yours, Lifetime opponents) {
    /** Returns those of a phase or step. */
    public static MomentLifetimes of(Moment moment) {
        Lifetime now = Lifetime.of(moment.label());
        Lifetime begins = Lifetime.of("beginning of " + moment.label());
        return new MomentLifetimes(
                now,
                begins,
                Lifetime.of("your " + moment.label())
                        .when(begins, (waiting, turn, master) -> turn == master ? now : waiting),
                Lifetime.of("opponents " + moment.label())
                        .when(begins, (waiting, turn, master) -> turn == master ? waiting : now));
    }

    /** Returns all of them. */
    public Array<Lifetime> all() {
        return Array.of(now, begins, yours, opponents);
    }

    /** Tells whether an effect that lasts so long waits for it to begin. */
    public boolean isWaiting(Lifetime lifetime) {
        return lifetime.equals(yours) || lifetime.equals(opponents);
    }
}
