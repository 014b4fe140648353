package io.github.cardfold.cardfight.state;

/** How a G assist looks for a card (9.5.3.2). */
public enum GAssistSearch {
    /** The fighter looks at the top cards and adds one of the right grade or none. */
    LOOK_AND_CHOOSE,
    /** Top cards are revealed one by one until one is of the right grade, which is added. */
    REVEAL_UNTIL_FOUND
}
