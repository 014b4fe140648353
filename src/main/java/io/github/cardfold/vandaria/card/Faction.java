package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** The Factions: four of the Human alliance (1.1.3), three of the Frameless (1.1.4). */
@Rule(vw = {"1.1.3", "1.1.4"})
public enum Faction {
    /** A Human Faction. */
    ORDER(true),
    /** A Human Faction. */
    CHAOS(true),
    /** A Human Faction. */
    PROSPER(true),
    /** A Human Faction. */
    NOBLE(true),
    /** The main Faction of the Frameless. */
    MYSTIC(false),
    /** A Faction that supports the Frameless. */
    EDEN(false),
    /** A Faction that supports the Frameless. */
    REIGNER(false);

    private final boolean human;

    Faction(boolean human) {
        this.human = human;
    }

    /** Tells whether it belongs to the Human alliance; else it belongs to the Frameless. */
    public boolean isHuman() {
        return human;
    }
}
