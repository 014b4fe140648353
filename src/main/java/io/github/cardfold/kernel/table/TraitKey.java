package io.github.cardfold.kernel.table;

/** A computed characteristic, as a game names it: a constant of its enum of them. */
public interface TraitKey {
    /** Returns its index among the computed characteristics of a card. */
    int ordinal();

    /** Returns the name of the constant. */
    String name();
}
