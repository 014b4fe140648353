package io.github.cardfold.kernel.table;

/**
 * A card that a seat sees, or was shown, where it lies, or that all saw leave the game; no created one, which no seat
 * has brought.
 *
 * @param place the index of the place, -1 if it has left the game
 * @param owner the seat that brought it
 * @param home whether it has a home ({@link GameObject#hasHome})
 * @param definition the index of its definition
 */
public record Sighting(int place, Seat owner, boolean home, int definition) {}
