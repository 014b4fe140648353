package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.question.Verb;

/** What fighters do where the rules give them a choice of actions. */
public final class Verbs {
    /** Ride a card (9.7.2). */
    public static final Verb RIDE = new Verb(0, "ride");
    /** Call a card to a rear-guard circle (9.9.2.1). */
    public static final Verb CALL = new Verb(1, "call");
    /** Swap the cards of a column, named by its front circle (9.9.2.2). */
    public static final Verb SWAP = new Verb(2, "swap");
    /** Call a card to the guardian circle (10.5.1.2.2). */
    public static final Verb GUARD = new Verb(3, "guard");
    /** Intercept with a rear-guard (10.5.1.2.4). */
    public static final Verb INTERCEPT = new Verb(4, "intercept");

    /** Play an ACT ability of a card (9.9.2.3). */
    public static final Verb ACTIVATE = new Verb(5, "activate");

    /** Play an order of the hand (9.9.2.3, 10.5.1.2.5). */
    public static final Verb PLAY = new Verb(6, "play");

    /** Look at a card of a deck, as an effect allows at any time (7.7.3); only in games with such texts. */
    public static final Verb LOOK = new Verb(7, "look");

    private Verbs() {}
}
