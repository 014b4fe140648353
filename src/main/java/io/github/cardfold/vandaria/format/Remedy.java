package io.github.cardfold.vandaria.format;

/** What is to be done about the game, or the player's decks, when an infraction is found. */
public enum Remedy {
    /** The list or the deck is corrected, and no other card is changed (18.6.3.11). */
    CORRECT_DECK,
    /** The deck is restored to what the list says (18.6.4.7). */
    RESTORE_DECK,
    /** The player puts the error right (18.7.4.2). */
    CORRECT_ERROR,
    /** The game goes on from the state in which it is (18.7.5.7). */
    GO_ON,
    /** All players get extra turns if the match passes its time limit, unless they have got some already (18.8.4.7). */
    EXTRA_TURNS,
    /** The deck is shuffled again (18.8.5.4, 18.11.1.5). */
    SHUFFLE_AGAIN,
    /** The gold goes back into the gold pool (18.11.2.9). */
    RETURN_GOLD,
    /** The state before the error is restored (18.11.2.11). */
    RESTORE_STATE,
    /** The start of the game is repeated if the opponent wants it (18.11.3.6). */
    REPEAT_START,
    /** The player pays the gold, when it is late as far as he is able, or discards the cards (18.11.5.6, 18.11.5.7). */
    PAY_OR_DISCARD,
    /** If it was a finalist, he gets no prize, and the officials name a new champion (18.9.5.4). */
    NO_PRIZE
}
