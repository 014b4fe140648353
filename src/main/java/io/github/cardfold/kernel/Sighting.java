package io.github.cardfold.kernel;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;

/**
 * A card that a seat sees, or was shown, where it lies.
 *
 * @param place the index of the place
 * @param owner the seat that brought it
 * @param home whether it has a home ({@link GameObject#hasHome})
 * @param definition the index of its definition
 */
public record Sighting(int place, Seat owner, boolean home, int definition) {}
