package io.github.cardfold.vandaria.part;

import io.github.cardfold.citation.Rule;

/** A skill that is used or triggers, and then waits in the register. */
public interface RegisteredSkill {
    /** Tells whether it results as soon as it enters the register: it does nothing but gain gold. */
    @Rule(vw = "13.2.9")
    boolean resultsAtOnce();

    /**
     * Tells whether it is a skill that can be used in a Sudden Death, unless part of it is connected with a deck: an
     * Active Skill without any condition.
     */
    default boolean isOfSuddenDeath() {
        return false;
    }
}
