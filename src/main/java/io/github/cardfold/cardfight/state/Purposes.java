package io.github.cardfold.cardfight.state;

import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.kernel.ChangePurposes;
import io.vavr.collection.Array;

/**
 * What questions are about: every purpose that a decision of this game has, for players to tell questions apart. A
 * plugin may ask with purposes of its own, which it registers ({@link io.github.cardfold.spi.Registry#purpose}).
 */
public final class Purposes {
    /** Name the fighter who goes first (8.2.1.6). */
    public static final String FIRST_FIGHTER = "choose who goes first";

    /** Choose the first vanguard (8.2.1.2). */
    public static final String FIRST_VANGUARD = "choose the first vanguard";

    /** Choose cards of the first hand to be drawn anew (8.2.1.8). */
    public static final String REDRAW = "redraw";

    /** Say whether G assist is performed (9.5.3). */
    public static final String ASSIST_OR_NOT = "assist or not";

    /** Choose a card that G assist adds to the hand (9.5.3.2). */
    public static final String ASSIST_CARD = "choose a card to add";

    /** Choose a card of the G zone that G assist removes (9.5.3). */
    public static final String ASSIST_G_CARDS = "choose cards of the G zone to remove";

    /** Choose a card of the hand that G assist removes (9.5.3). */
    public static final String ASSIST_HAND = "choose cards to remove";

    /** Ride a card or none (9.7.2). */
    public static final String RIDE_OR_NOT = "ride or not";

    /** Discard the card that riding from the ride deck costs (6.3.2). */
    public static final String RIDE_COST = "discard for the ride";

    /** Name the card that is ridden next of those that an effect rides. */
    public static final String RIDE_NEXT = "choose the card to ride next";

    /** Choose a card of the soul to ride, no vanguard being left (13.3). */
    public static final String RIDE_WITHOUT_VANGUARD = "choose a card to ride";

    /** Call, swap, play something, or end the main phase (9.9.2). */
    public static final String MAIN_PHASE = "main phase";

    /** Choose the circle for a card (6.2.3.2). */
    public static final String CIRCLE = "choose a circle";

    /** Choose the unit that the new guardian guards (6.2.4). */
    public static final String GUARDED_UNIT = "choose the guarded unit";

    /** Attack or end the battle phase (10.3.1.3). */
    public static final String ATTACK_OR_NOT = "attack or not";

    /** Choose the attacking unit (10.4.1.3). */
    public static final String ATTACKER = "choose the attacker";

    /** Choose the unit that is attacked (10.4.1.6). */
    public static final String TARGET = "choose the target";

    /** Choose the boosting unit or none (10.4.1.12). */
    public static final String BOOST_OR_NOT = "boost or not";

    /** Guard, intercept, play a blitz order, or do nothing more (10.5.1.2.1). */
    public static final String GUARD = "guard";

    /** Name the part of the trigger ability that comes next (11.10.3.1). */
    public static final String TRIGGER_PART = "order the trigger";

    /** Choose the unit that a trigger gives power. */
    public static final String UNIT_FOR_POWER = "choose a unit for power";

    /** Choose the unit that a trigger gives critical. */
    public static final String UNIT_FOR_CRITICAL = "choose a unit for critical";

    /** Choose the unit that a trigger stands up. */
    public static final String UNIT_TO_STAND = "choose a unit to stand";

    /** Choose the card of the damage zone that is healed. */
    public static final String DAMAGE_TO_HEAL = "choose a damage to heal";

    /** Name the ability that is played (11.8.2.1, 11.9.4). */
    public static final String ABILITY = "choose the ability to play";

    /** Name the attack that is carried out next (7.36.3). */
    public static final String ORDERED_ATTACK = "choose which ordered attack comes next";

    /** Say how many cards are put as gauge (7.40.4). */
    public static final String HOW_MANY = "choose how many";

    /** Choose the unit that keeps a gauge which several have (13.9.3). */
    public static final String BEARER_OF_GAUGE = "choose the unit that keeps the gauge";

    /** Choose an order to alchemagic, or none (7.44.1.2). */
    public static final String ALCHEMAGIC = "alchemagic or not";

    /** Name a card (7.13.1). */
    public static final String DECLARE_NAME = "declare a name";

    /** Name a grade (7.13.1). */
    public static final String DECLARE_GRADE = "declare a grade";

    /** Name a clan, a trigger icon or another word that cards have (7.13.1). */
    public static final String DECLARE_WORD = "declare a word";

    /** Say whether one more card is drawn (7.6.3.2). */
    public static final String DRAW_OR_NOT = "draw one more card or not";

    /** Say whether one more card is looked at (7.7.2.3). */
    public static final String LOOK_OR_NOT = "look at one more card or not";

    /** Choose a card that the search has found, or stop (7.11). */
    public static final String SEARCH = "search the deck";

    /** Name the next card, from above, of those that come to a deck together (4.1.9). */
    public static final String ARRANGE = TextPurposes.ARRANGE;

    /** Say whether an ability whose use is limited is used (12.3.5). */
    public static final String USE_OR_NOT = "use the ability or not";

    /** Say whether something is done that a text lets a fighter do. */
    public static final String DO_OR_NOT = TextPurposes.DO_OR_NOT;

    /** Say whether a cost is paid (11.9.5). */
    public static final String PAY_OR_NOT = TextPurposes.PAY_OR_NOT;

    /** Name one of several costs (11.7.1). */
    public static final String COST = TextPurposes.COST;

    /** Choose a card that pays (11.7.1). */
    public static final String PAY = TextPurposes.PAY;

    /** Choose one of the texts that an ability lists (11.8.4.1.1). */
    public static final String MODE = TextPurposes.MODE;

    /** Choose a card or unit that a text speaks of (11.8.4). */
    public static final String CHOOSE = TextPurposes.CHOOSE;

    /** Choose as many as the text can have (11.8.4). */
    public static final String CHOOSE_MOST = TextPurposes.CHOOSE_MOST;

    /** Choose without seeing what the other fighter chooses (1.3.4.1). */
    public static final String CHOOSE_TOGETHER = TextPurposes.CHOOSE_TOGETHER;

    /** Name the card for which a text is carried out next (11.8.6). */
    public static final String NEXT_CARD = TextPurposes.NEXT_CARD;

    /** Name what chance draws; asked of the seat NATURE where no seed decides (12.4.1). */
    public static final String CHANCE = ChangePurposes.CHANCE;

    /** Name the replacement effect that applies first (11.12.2). */
    public static final String FIRST_REPLACEMENT = ChangePurposes.FIRST_REPLACEMENT;

    /** Say whether an optional replacement applies (11.12.3). */
    public static final String REPLACE_OR_NOT = ChangePurposes.REPLACE_OR_NOT;

    /** Name the card whose effects are the earlier ones (11.11.3.1.1.2). */
    public static final String FIRST_EFFECTS = ChangePurposes.FIRST_EFFECTS;

    /** Show a card of a hidden place whose ability has triggered, or not (11.1.1.2.1.1). */
    public static final String SHOW = ChangePurposes.SHOW;

    /** All of them. */
    public static final Array<String> ALL = Array.of(
            FIRST_FIGHTER,
            FIRST_VANGUARD,
            REDRAW,
            ASSIST_OR_NOT,
            ASSIST_CARD,
            ASSIST_G_CARDS,
            ASSIST_HAND,
            RIDE_OR_NOT,
            RIDE_COST,
            RIDE_NEXT,
            RIDE_WITHOUT_VANGUARD,
            MAIN_PHASE,
            CIRCLE,
            GUARDED_UNIT,
            ATTACK_OR_NOT,
            ATTACKER,
            TARGET,
            BOOST_OR_NOT,
            GUARD,
            TRIGGER_PART,
            UNIT_FOR_POWER,
            UNIT_FOR_CRITICAL,
            UNIT_TO_STAND,
            DAMAGE_TO_HEAL,
            ABILITY,
            ORDERED_ATTACK,
            ALCHEMAGIC,
            HOW_MANY,
            BEARER_OF_GAUGE,
            DECLARE_NAME,
            DECLARE_GRADE,
            DECLARE_WORD,
            DRAW_OR_NOT,
            LOOK_OR_NOT,
            SEARCH,
            ARRANGE,
            USE_OR_NOT,
            DO_OR_NOT,
            PAY_OR_NOT,
            COST,
            PAY,
            MODE,
            CHOOSE,
            CHOOSE_MOST,
            CHOOSE_TOGETHER,
            NEXT_CARD,
            CHANCE,
            FIRST_REPLACEMENT,
            REPLACE_OR_NOT,
            FIRST_EFFECTS,
            SHOW);

    private Purposes() {}
}
