package io.github.cardfold.vandaria.state;

import io.vavr.collection.Array;

/** What questions are about: every purpose that a decision of this game has, for players to tell questions apart. */
public final class VandariaPurposes {
    /** Keep the hand, or draw another one (7.3.2). */
    public static final String MULLIGAN = "mulligan or not";

    /** Name the player who goes first (7.4.1). */
    public static final String FIRST_PLAYER = "choose who goes first";

    /** Draw, gain gold, or both (8.2.1). */
    public static final String DRAW_PHASE = "draw phase";

    /** Choose Property that comes back into a Territory (8.3.2). */
    public static final String RETURNING = "choose what returns";

    /** Deploy something more, or nothing (8.3.3, 8.7.1). */
    public static final String DEPLOY_OR_NOT = "deploy or not";

    /** Choose the Territory into which something is put (2.7.1). */
    public static final String TERRITORY = "choose a Territory";

    /** Summon, deploy or go on (8.4.2, 8.6.1). */
    public static final String MAIN_PHASE = "main phase";

    /** Choose Followers that enter battle to attack, one after the other (9.3.1). */
    public static final String ATTACKERS = "choose the attackers";

    /** Choose the Territory that a Follower attacks (9.4.1). */
    public static final String ATTACKED = "choose what is attacked";

    /** Choose Followers that enter battle to block, one after the other (9.5.1). */
    public static final String BLOCKERS = "choose the blockers";

    /** Choose the Follower that is blocked (9.6.1). */
    public static final String BLOCKED = "choose what is blocked";

    /** Say how much damage a Follower gets (9.7.1). */
    public static final String DAMAGE = "distribute damage";

    /** Choose cards of the hand that are discarded, one after the other (8.8.1). */
    public static final String DISCARD = "discard";

    /** Summon another card for what was paid for one that cannot come into the game, or none (1.2.5). */
    public static final String SUBSTITUTE = "summon another card or not";

    /** Choose the Follower that gets an Equipment, or none if it is detached (3.7.3.2). */
    public static final String WEARER = "choose who gets the Equipment";

    /** Choose Property of an overfull Territory that becomes Stray (3.6.1.5). */
    public static final String STRAY = "choose what becomes Stray";

    /** Carry Home the Equipment of an attacking Follower that has died, or not (3.7.3.14). */
    public static final String CARRY = "carry the Equipment or not";

    /** Choose the Follower that receives a Range Attack, or none if the Territory does (12.9.6.5). */
    public static final String RECEIVER = "choose who receives the shot";

    /** Use a skill or pass, having priority (13.2.1). */
    public static final String RESPOND = "respond or pass";

    /** Choose one of the skills of a card (13.1.1). */
    public static final String SKILL = "choose a skill";

    /** Choose which of several triggered skills enters the register next (12.4.1). */
    public static final String TRIGGERED = "choose a triggered skill";

    /** Choose the FrameSpell of the Subdeck that is used (6.4.6). */
    public static final String FRAME_SPELL = "choose a FrameSpell";

    /** Say how much of an element, or of null, is paid (14.1.6). */
    public static final String ELEMENTS = "pay elements";

    /** Choose Followers for a Sudden Death, one after the other (16.2.1). */
    public static final String SUDDEN_DEATH = "choose for Sudden Death";

    /** Choose the card of the Subdeck that Property changes into, or none (6.1.2.1). */
    public static final String FORM = "choose what it changes into";

    /** Find a card of the own Subdeck, or none (6.1.3.1). */
    public static final String SEARCH_SUBDECK = "search the Subdeck";

    /** Choose Summoners that stay slid, one after the other (6.3.2). */
    public static final String STAYS_SLID = "choose who stays slid";

    /** Choose the Region that a Territory gets (3.4.6, 3.4.9). */
    public static final String REGION = "choose a Region";

    /** Put Loot that a destroyed Follower drops into the game, or none (4.2.1). */
    public static final String DROP = "choose what is dropped";

    /** Choose the Trade Territory at which Loot is sold (4.3.2). */
    public static final String TRADE = "choose where it is sold";

    /** Find cards in a zone that is searched, one after the other, or nothing more (2.12.1). */
    public static final String SEARCH = "search";

    /** Choose a player, the target of a skill (2.10.2). */
    public static final String PLAYER = "choose a player";

    /** All of them. */
    public static final Array<String> ALL = Array.of(
            MULLIGAN,
            FIRST_PLAYER,
            DRAW_PHASE,
            RETURNING,
            DEPLOY_OR_NOT,
            TERRITORY,
            MAIN_PHASE,
            ATTACKERS,
            ATTACKED,
            BLOCKERS,
            BLOCKED,
            DAMAGE,
            DISCARD,
            SUBSTITUTE,
            WEARER,
            STRAY,
            CARRY,
            RECEIVER,
            RESPOND,
            SKILL,
            TRIGGERED,
            FRAME_SPELL,
            ELEMENTS,
            FORM,
            SEARCH_SUBDECK,
            STAYS_SLID,
            REGION,
            SUDDEN_DEATH,
            DROP,
            TRADE,
            SEARCH,
            PLAYER);

    private VandariaPurposes() {}
}
