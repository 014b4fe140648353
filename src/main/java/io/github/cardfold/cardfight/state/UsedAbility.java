package io.github.cardfold.cardfight.state;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.grammar.Phrase;

/** The abilities that fighters use (12.2); of others nobody is said to, or an order is played for them. */
public enum UsedAbility {
    /** Those that a fighter plays. */
    @Phrase("ACT")
    ACT,
    /** Those that are triggered. */
    @Phrase("AUTO")
    AUTO;

    /** Tells whether an ability of a kind is one of these. */
    public boolean is(Clause.Kind kind) {
        return kind == kind();
    }

    /** Returns the kind of ability. */
    public Clause.Kind kind() {
        return this == ACT ? Clause.Kind.ACT : Clause.Kind.AUTO;
    }
}
