package io.github.cardfold.effect;

import io.github.cardfold.kernel.table.Place;

/** Where an ability is valid (11.4.4): a zone or a sort of circle, of the game or of a plugin. */
public interface Area {
    /** Tells whether a place belongs to it. */
    boolean covers(Place place);
}
