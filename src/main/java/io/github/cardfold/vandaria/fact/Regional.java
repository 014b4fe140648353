package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Working;

/** A skill by which a Follower makes the Non-Region Territory that it guards one of a Region (3.4.4). */
public interface Regional extends Working {
    /** What all such effects are found by. */
    Object SORT = Regional.class;

    /** Returns the Region. */
    String region();

    @Override
    default Object sort() {
        return SORT;
    }
}
