package io.github.cardfold.cardfight.state;

import io.github.cardfold.effect.grammar.Phrase;

/** The abilities that fighters use (12.2); of others nobody is said to, or an order is played for them. */
public enum UsedAbility {
    /** Those that a fighter plays. */
    @Phrase("ACT")
    ACT,
    /** Those that are triggered. */
    @Phrase("AUTO")
    AUTO
}
