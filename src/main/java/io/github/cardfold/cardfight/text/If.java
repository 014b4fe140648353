package io.github.cardfold.cardfight.text;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;

/** What must be so. */
public final class If {
    private If() {}

    /** If it is your turn. */
    public static Condition yourTurn() {
        return Say.condition("turn of");
    }

    /** If it is your opponent's turn. */
    public static Condition opponentsTurn() {
        return Say.condition("turn of", "fighter", Side.OPPONENT);
    }

    /** If there are so many of some cards. */
    public static Condition thereAre(int number, Selector of) {
        return Say.condition("exists", "of", of, "at least", number);
    }

    /** If some cards, at least one, are all of a kind. */
    public static Condition are(Selector cards, Filter all) {
        return Say.condition("are", "cards", cards, "all", all);
    }

    /** If a condition does not hold. */
    public static Condition not(Condition condition) {
        return Say.condition("not", "condition", condition);
    }
}
