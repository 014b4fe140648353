package io.github.cardfold.kernel.table;

/** A place that each seat has, as a game names it: a constant of its enum of zones or of circles. */
public interface ZoneKey {
    /** Returns the index of this place of a seat. */
    int of(Seat seat);

    /** Returns the name of this place, which each seat has only once. */
    String label();
}
