package io.github.cardfold.cardfight.state;

/** When the damage that a vanguard has been dealt is checked and becomes a card of the damage zone (13.6, 13.7). */
public enum DamageCourse {
    /** By rule actions, one damage after the other; the card goes on when nothing is left on standby. */
    ONE_BY_ONE,
    /** By one rule action, all of it, card by card. */
    ALL_TOGETHER,
    /** Where it is dealt, card by card; in a battle with a check timing after each card. */
    WHERE_DEALT
}
