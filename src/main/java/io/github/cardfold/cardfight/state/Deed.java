package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.Rule;

/** What a fighter may do by the rules and what effects may forbid. */
@Rule(jp = "1.3.3")
public enum Deed {
    /** To call a unit of the hand to a rear-guard circle in the main phase (9.9.2.1). */
    CALL("call"),
    /** To call a unit of the hand to the guardian circle (10.5.1.2.2). */
    GUARD("guard with"),
    /** To intercept with a unit (10.5.1.2.4). */
    INTERCEPT("intercept with"),
    /** To ride a card in the ride step (9.7.2). */
    RIDE("ride"),
    /** To attack with a unit (10.4.1.3). */
    ATTACK("attack with"),
    /** To boost with a unit (10.4.1.12). */
    BOOST("boost with"),
    /** To play an order (9.9.2.3, 10.5.1.2.5). */
    PLAY_ORDER("play");

    private final String words;

    Deed(String words) {
        this.words = words;
    }

    /** Returns what is done, as it stands before the card it is done with. */
    public String words() {
        return words;
    }
}
