package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import java.util.Locale;

/** The trigger icon of a card: which trigger ability it plays from the trigger zone (2.8.1, 11.10.2). */
@Rule(jp = "2.8.1")
public enum Trigger {
    /** No icon: no trigger ability. It is not a kind of icon when kinds are counted (11.10.2.1.1). */
    NONE,
    /** A unit gets critical +1, and a unit gets power (11.10.2.2). */
    CRITICAL,
    /** Draw a card, and a unit gets power (11.10.2.3). */
    DRAW,
    /** Stand a rear-guard, and a unit gets power (11.10.2.5). */
    STAND,
    /** Heal a damage, and a unit gets power (11.10.2.6). */
    HEAL,
    /** The whole front row gets power (11.10.2.8). */
    FRONT,
    /** Remove this card, draw a card, a unit gets power, and the card's own additional action (11.10.2.9). */
    OVER;

    /** The power that every over trigger gives, in all editions that have it. */
    public static final int OVER_POWER = 100_000_000;

    private final String label = name().toLowerCase(Locale.ROOT);

    /** Returns the icon in a word, such as {@code critical}. */
    public String label() {
        return label;
    }
}
