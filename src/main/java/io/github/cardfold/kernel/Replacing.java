package io.github.cardfold.kernel;

import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * A replacement effect of a text, at work on an event (11.12.1). Immutable plain data.
 *
 * @param master whose effect it is
 * @param source the object whose effect it is
 * @param effect the id of the lasting effect that it is or that granted it, 0 if neither
 * @param number which of the texts of the game it is, from 1
 * @param procedure the name of the procedure that carries it out
 * @param bound the objects that take part in the event, as the text names them
 */
public record Replacing(Seat master, int source, int effect, int number, String procedure, Array<Integer> bound) {}
