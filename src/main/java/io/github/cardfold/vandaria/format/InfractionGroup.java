package io.github.cardfold.vandaria.format;

import io.github.cardfold.citation.Rule;

/** The groups of infractions, in the order of the guide (18.6 to 18.11). */
public enum InfractionGroup {
    /** Errors in the registration and content of decks. */
    @Rule(vw = "18.6.1")
    DECK_ERROR,
    /** Steps of play that are not carried out as they should be. */
    @Rule(vw = "18.7.1")
    GAMEPLAY_ERROR,
    /** Breaches of the rules of the tournament. */
    @Rule(vw = "18.8.1")
    TOURNAMENT_ERROR,
    /** Conduct that harms safety, competition or comfort. */
    UNSPORTING_CONDUCT,
    /** Deliberate errors that harm the opponent. */
    CHEATING,
    /** Cards and gold seen, taken or paid wrongly. */
    GAMEPLAY_MANIPULATION,
    /** What falls under no category. */
    UNLISTED
}
