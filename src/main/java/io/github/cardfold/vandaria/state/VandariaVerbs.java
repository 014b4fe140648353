package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.question.Verb;

/** What players do where the rules give them a choice of actions. */
public final class VandariaVerbs {
    /** Summon a card of the hand. */
    public static final Verb SUMMON = new Verb(0, "summon");

    /** Put Property into a Territory. */
    public static final Verb DEPLOY = new Verb(1, "deploy");

    /** Attach an Equipment to a Follower, or detach it. */
    public static final Verb EQUIP = new Verb(2, "equip");

    /** Use an Action of the hand or a skill of Property. */
    public static final Verb USE = new Verb(3, "use");

    /** Sell Loot at a Trade Territory. */
    public static final Verb SELL = new Verb(4, "sell");

    private VandariaVerbs() {}
}
