package io.github.cardfold.cardfight.state;

import io.github.cardfold.effect.grammar.Phrase;

/** The names of those limits that a permission has to name, as nothing else that it says shows that it means them. */
public enum Despite {
    /** How often it is done in a turn. */
    @Phrase("as often as wanted")
    NUMBER,
    /** What grade a card has. */
    @Phrase("whatever their grade")
    GRADE,
    /** That a unit rests. */
    @Phrase("at rest")
    REST,
    /** That a unit has restraint. */
    @Phrase("despite restraint")
    RESTRAINT,
    /** That the power of an attacked unit is above the attacker's. */
    @Phrase("whatever the power")
    POWER
}
