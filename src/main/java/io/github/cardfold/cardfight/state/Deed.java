package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;

/** What a fighter does by the rules or by effects, and what effects may forbid. */
@Rule(jp = "1.3.3")
public enum Deed {
    /** To call a unit to a rear-guard circle, by the rules or by an effect (6.2). */
    CALL("call"),
    /** To call a unit of the hand by the rules: in the main phase (9.9.2.1) or the guard step (10.5.1.2.2.1). */
    NORMAL_CALL("normal call"),
    /** To call a unit to the guardian circle, by the rules (10.5.1.2.2) or by an effect. */
    GUARD("guard with"),
    /** To call a unit of the hand to the guardian circle by the rules (10.5.1.2.2). */
    NORMAL_GUARD("guard by a normal call with"),
    /** To intercept with a unit (10.5.1.2.4). */
    INTERCEPT("intercept with"),
    /** To ride a card, by the rules or by an effect (6.3). */
    RIDE("ride"),
    /** To ride a card in the ride step (9.7.2). */
    NORMAL_RIDE("normal ride"),
    /** To attack with a unit (10.4.1.3). */
    ATTACK("attack with"),
    /** To boost with a unit, by the rules (10.4.1.12) or by an effect (7.47). */
    BOOST("boost with");

    private final String words;

    Deed(String words) {
        this.words = words;
    }

    /** Tells whether whoever may not do this may not do another thing either, as it is this thing too. */
    @Rule(jp = {"6.2.2", "6.2.2.1", "6.3.2", "10.5.1.2.2.1"})
    public boolean covers(Deed other) {
        return this == other
                || switch (other) {
                    case NORMAL_CALL -> this == CALL;
                    case NORMAL_GUARD -> this == GUARD || this == NORMAL_CALL;
                    case NORMAL_RIDE -> this == RIDE;
                    default -> false;
                };
    }

    /** Returns what is done, as it stands before the card it is done with. */
    public String words() {
        return words;
    }
}
