package io.github.cardfold.effect;

/** When an AUTO ability of a card in a hidden place goes on standby (11.1.1.2.1.1). */
public enum HiddenStandby {
    /** If its master shows the card, unless all see it already. */
    IF_SHOWN,
    /** If its master shows the card, whoever sees it already. */
    IF_DECLARED,
    /** As everywhere else. */
    ALWAYS
}
