package io.github.cardfold.vandaria.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;

/**
 * The states of Property, as marks on it. A mark on an object stays with it whatever becomes of its card, and so does
 * damage (11.7.5, 11.7.9).
 */
public final class VandariaMarks {
    /** The Follower has come into the game since its controller's turn began. */
    public static final Mark FATIGUE = new Mark("Fatigue");

    /** The Hero, which is no Follower, has come into the game since its controller's turn began. */
    @Rule(vw = "10.2.4")
    public static final Mark NEW_HERO = new Mark("new Hero");

    /** The Territory has come into the game in this phase, so that Stray Property may be put into it. */
    public static final Mark NEW = new Mark("new");

    /** The Follower has attacked and is to come back into a Territory. */
    @Rule(vw = "9.11.2")
    public static final Mark RETURN_HOME = new Mark("Return Home");

    /** The source is a Follower that has attacked; the mark lies on the Territory that it has left for that. */
    public static final Mark LEFT = new Mark("left");

    /** The Territory of the Follower was destroyed in a Combat Phase that is still going on. */
    public static final Mark HOMELESS = new Mark("homeless");

    /** The Equipment has come off an attacking Follower; the source is the Territory that the Follower attacked. */
    public static final Mark LEFT_BEHIND = new Mark("left behind");

    /** The Follower is in battle. */
    public static final Mark IN_BATTLE = new Mark("in battle");

    /** The source is an attacking Follower; the mark lies on the Territory that it attacks. */
    @Rule(vw = "9.4.3")
    public static final Mark ATTACKED = new Mark("attacked");

    /** The source is a blocking Follower; the mark lies on the attacking Follower that it blocks. */
    @Rule(vw = "9.6.2")
    public static final Mark BLOCKED = new Mark("blocked");

    /** Damage that has gone into the DEF of a Follower; the master is the player who dealt it. */
    public static final Mark DAMAGE_TO_DEF = new Mark("damage to DEF");

    /** Damage that has gone into the VIT of a Follower; the master is the player who dealt it. */
    public static final Mark DAMAGE_TO_VIT = new Mark("damage to VIT");

    /** Damage to the defense of a Territory; the master is the player who dealt it. */
    public static final Mark DAMAGE_TO_DEFENSE = new Mark("damage to defense");

    /** The Property has been in the game at the beginning of a Preparation Phase of its controller: one for each. */
    @Rule(vw = "6.2.3")
    public static final Mark AGE = new Mark("Age");

    /** A part of the Property has been upgraded; the number says which, from 1. */
    @Rule(vw = {"12.9.11.7", "12.9.11.8", "12.9.11.9"})
    public static final Mark UPGRADED = new Mark("upgraded");

    /** The Property has been upgraded in this turn. */
    @Rule(vw = "12.9.11.4")
    public static final Mark UPGRADED_NOW = new Mark("upgraded now");

    /** The Follower has shot with a Range Attack that prints no cost, in this Combat Phase. */
    public static final Mark HAS_SHOT = new Mark("has shot");

    /** The Summoner stays slid in this Unslide Phase. */
    @Rule(vw = "6.3.2")
    public static final Mark STAYS_SLID = new Mark("stays slid");

    /** The Property is a copy of other Property. */
    public static final Mark COPY = new Mark("copy");

    /** All of them. */
    public static final Array<TimedEffectKind> ALL = Array.of(
            FATIGUE,
            NEW_HERO,
            NEW,
            RETURN_HOME,
            LEFT,
            HOMELESS,
            LEFT_BEHIND,
            IN_BATTLE,
            ATTACKED,
            BLOCKED,
            DAMAGE_TO_DEF,
            DAMAGE_TO_VIT,
            DAMAGE_TO_DEFENSE,
            AGE,
            UPGRADED,
            UPGRADED_NOW,
            HAS_SHOT,
            STAYS_SLID,
            COPY);

    private VandariaMarks() {}
}
