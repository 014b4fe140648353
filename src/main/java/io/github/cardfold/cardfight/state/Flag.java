package io.github.cardfold.cardfight.state;

/** Flags that effects set on cards, by name; a plugin has its own. A flag is 0 unless an effect has set it. */
public final class Flag {
    /** The unit cannot attack. */
    public static final String CANNOT_ATTACK = "cannot attack";
    /** The unit cannot intercept. */
    public static final String CANNOT_INTERCEPT = "cannot intercept";
    /** No attack hits the unit. */
    public static final String CANNOT_BE_HIT = "cannot be hit";
    /** Effects of the other fighter cannot choose the card. */
    public static final String CANNOT_BE_CHOSEN = "cannot be chosen";
    /** The unit has boost besides what is printed. */
    public static final String BOOST = "boost";
    /** The unit has intercept besides what is printed. */
    public static final String INTERCEPT = "intercept";
    /** The card has lost its printed abilities. */
    public static final String LOSES_ABILITIES = "loses abilities";

    private Flag() {}
}
