package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** Special attributes of Monsters and Deimos (3.6.5.3, 3.6.6.2). Legend and Lord have no rules of their own. */
public enum FollowerAttribute {
    /** Legend. */
    LEGEND,
    /** Lord. */
    LORD,
    /** Summon: a Monster that Summoners put in from the Subdeck (6.3.1). */
    @Rule(vw = "6.3.1")
    SUMMON
}
