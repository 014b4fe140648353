package io.github.cardfold.vandaria.card;

/** What a card is, with what cards of that type print (3.1). */
public sealed interface CardType permits Territory, Follower, Relic, Rune, ActionCard, Loot, Quest {
    /** Returns the name of the type, such as {@code Follower}. */
    String label();

    /** Returns the size, which takes up the capacity of a Territory; 0 of what has none. */
    default int size() {
        return 0;
    }
}
