package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import org.jspecify.annotations.Nullable;

/**
 * An amount of Honor: a whole number, or infinite, which means every Honor from {@value #LEAST_INFINITE} to
 * {@value #GREATEST_INFINITE} (3.3.7).
 */
public final class Honor {
    /** The least Honor that infinite Honor is. */
    public static final int LEAST_INFINITE = -99;

    /** The greatest Honor that infinite Honor is. */
    public static final int GREATEST_INFINITE = 99;

    /** No Honor. */
    @Rule(vw = "3.3.6")
    public static final Honor NONE = new Honor(0, false);

    /** Infinite Honor, that of a Reigner Territory. */
    @Rule(vw = "3.3.7")
    public static final Honor INFINITE = new Honor(0, true);

    private final int points;
    private final boolean infinite;

    private Honor(int points, boolean infinite) {
        this.points = points;
        this.infinite = infinite;
    }

    /** Returns a finite amount, which can be negative. */
    @Rule(vw = "3.3.5")
    public static Honor of(int points) {
        return points == 0 ? NONE : new Honor(points, false);
    }

    /** Tells whether it is infinite. */
    public boolean isInfinite() {
        return infinite;
    }

    /** Returns the number; 0 of infinite Honor, which is none. */
    public int points() {
        return points;
    }

    /** Returns both together: infinite if one of them is. */
    @Rule(vw = {"3.3.3", "3.3.8"})
    public Honor plus(Honor other) {
        return infinite || other.infinite ? INFINITE : of(Math.addExact(points, other.points));
    }

    /**
     * Tells whether it meets a requirement: a positive one asks for as much or more, a negative one for as little or
     * less, and 0 for nothing.
     */
    @Rule(vw = {"3.3.1", "3.3.7", "3.3.10"})
    public boolean meets(int requirement) {
        if (infinite) {
            return requirement >= LEAST_INFINITE && requirement <= GREATEST_INFINITE;
        }
        return requirement == 0 || (requirement > 0 ? points >= requirement : points <= requirement);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Honor that && points == that.points && infinite == that.infinite;
    }

    @Override
    public int hashCode() {
        return infinite ? Integer.MAX_VALUE : points;
    }

    /** Returns it with its sign, such as {@code +20}, or {@code infinite}. */
    @Override
    public String toString() {
        return infinite ? "infinite" : (points > 0 ? "+" : "") + points;
    }
}
