package io.github.cardfold.testkit;

import io.github.cardfold.cardfight.card.Card;

/** Tests of one sort, some of which name a card. */
interface NamingTests {
    /** Runs those that name a card, and tells whether one of them fails. */
    boolean isFailing(Card card);
}
