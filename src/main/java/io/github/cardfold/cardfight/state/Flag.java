package io.github.cardfold.cardfight.state;

import io.github.cardfold.effect.Clause;
import io.vavr.collection.Array;
import java.util.Locale;

/** Flags that effects set on cards, by name; a plugin has its own. A flag is 0 unless an effect has set it. */
public final class Flag {
    /** The unit has boost besides what is printed. */
    public static final String BOOST = "boost";
    /** The unit has intercept besides what is printed. */
    public static final String INTERCEPT = "intercept";
    /** The card has lost its abilities, those that are printed and those that it had got. */
    public static final String LOSES_ABILITIES = "loses abilities";
    /** The card has lost its printed text, but no skill icon and nothing that effects gave it (7.32.2). */
    public static final String TEXT_LOST = "text lost";
    /** The unit cannot be chosen to attack in the attack step (14.6.2). */
    public static final String RESTRAINT = "restraint";
    /** The unit has lost the printed boost. */
    public static final String BOOST_LOST = "boost lost";
    /** The unit has lost the printed intercept. */
    public static final String INTERCEPT_LOST = "intercept lost";
    /** The unit has twin drive besides what is printed. */
    public static final String TWIN_DRIVE = "twin drive";
    /** The unit has triple drive besides what is printed. */
    public static final String TRIPLE_DRIVE = "triple drive";
    /** The unit has lost the printed twin drive. */
    public static final String TWIN_DRIVE_LOST = "twin drive lost";
    /** The unit has lost the printed triple drive. */
    public static final String TRIPLE_DRIVE_LOST = "triple drive lost";
    /** The card has sentinel besides what is printed. */
    public static final String SENTINEL = "sentinel";

    /** Abilities that act when the unit's attack hits act also when it does not (10.7.1.8). */
    public static final String ACTS_AS_IF_IT_HIT = "acts as if it hit";

    /** The flags that are abilities; whoever loses its abilities loses these (7.14.2). */
    public static final Array<String> ABILITIES =
            Array.of(BOOST, INTERCEPT, TWIN_DRIVE, TRIPLE_DRIVE, RESTRAINT, SENTINEL);

    /** What the flags of cards that have lost the abilities of a keyword begin with. */
    public static final String KEYWORD_LOST = "keyword lost";

    private Flag() {}

    /** Returns the flag of a card that has lost its printed abilities of a keyword. */
    public static String lost(String keyword) {
        return KEYWORD_LOST + ": " + keyword;
    }

    /**
     * Returns the flag of a card that has lost its abilities of a kind, as it may have lost {@link #LOSES_ABILITIES
     * all}.
     */
    public static String lost(Clause.Kind kind) {
        return LOSES_ABILITIES + ": " + kind.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the flag of a card whose abilities with a keyword are valid in any case (14.1.2). */
    public static String valid(String keyword) {
        return "valid " + keyword;
    }
}
