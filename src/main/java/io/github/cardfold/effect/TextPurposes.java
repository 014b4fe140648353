package io.github.cardfold.effect;

/** What the questions are about that the texts of cards ask in any game. */
public final class TextPurposes {
    /** Say whether something is done that a text lets a fighter do. */
    public static final String DO_OR_NOT = "do it or not";

    /** Say whether a cost is paid (11.9.5). */
    public static final String PAY_OR_NOT = "pay or not";

    /** Name one of several costs (11.7.1). */
    public static final String COST = "choose the cost to pay";

    /** Choose a card that pays (11.7.1). */
    public static final String PAY = "pay a cost";

    /** Name the next card, from above, of those that come to a deck together (4.1.9). */
    public static final String ARRANGE = "order the cards put into the deck";

    /** Choose one of the texts that an ability lists (11.8.4.1.1). */
    public static final String MODE = "choose what to do";

    /** Choose a card or unit that a text speaks of (11.8.4). */
    public static final String CHOOSE = "choose";

    /** Choose as many as the text can have (11.8.4). */
    public static final String CHOOSE_MOST = "choose as many as possible";

    /** Choose without seeing what the other fighter chooses (1.3.4.1). */
    public static final String CHOOSE_TOGETHER = "choose together with the other";

    /** Name the card for which a text is carried out next (11.8.6). */
    public static final String NEXT_CARD = "choose the next card";

    private TextPurposes() {}
}
