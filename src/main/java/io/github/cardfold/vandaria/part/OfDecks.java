package io.github.cardfold.vandaria.part;

/** Part of a skill that is connected with the Fate Deck or the Subdeck, so that it is not used in a Sudden Death. */
public interface OfDecks {}
