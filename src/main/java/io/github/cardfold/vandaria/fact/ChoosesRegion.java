package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Working;

/** A skill of a Faculty: whose Territory is of the Region that was chosen as the Faculty entered the game (3.4.9). */
public interface ChoosesRegion extends Working {
    /** What all such effects are found by. */
    Object SORT = ChoosesRegion.class;

    @Override
    default Object sort() {
        return SORT;
    }
}
