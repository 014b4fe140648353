package io.github.cardfold.kernel.table;

/**
 * What is printed on a card, as far as any game needs it: an immutable value that a catalogue of definitions holds once
 * for all its copies. Each game adds what its own cards print.
 */
public interface Definition {

    /**
     * Returns the stable id, such as {@code ember-scout}: unique in its catalogue, never shown to be translated, and
     * unchanged when the name is corrected.
     */
    String id();

    /** Returns the card's name as players know it; never blank. */
    String name();
}
