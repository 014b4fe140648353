package io.github.cardfold.effect;

/** What is to be done with chosen cards. Pure: the same query has the same answer. */
public interface Use extends Term {
    /** Tells whether no effect keeps whoever chooses from doing it with a card. */
    boolean isPossible(Query query, Subject card);
}
