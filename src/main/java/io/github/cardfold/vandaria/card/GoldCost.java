package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/**
 * The gold cost of a card: a number, or S, the symbol of every card of the Subdeck, which is no number.
 *
 * @param symbol whether it is S
 * @param gold the number, 0 or more; 0 with S
 */
public record GoldCost(boolean symbol, int gold) {
    /** The cost of the cards of the Subdeck. */
    @Rule(vw = "6.1.5.1")
    public static final GoldCost S = new GoldCost(true, 0);

    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if the number is negative, or there is one beside S
     */
    public GoldCost {
        if (gold < 0 || symbol && gold != 0) {
            throw new IllegalArgumentException(
                    "a gold cost is S or a number from 0, not " + (symbol ? "S and " : "") + gold);
        }
    }

    /** Returns a cost that is a number. */
    public static GoldCost of(int gold) {
        return new GoldCost(false, gold);
    }

    /** Tells whether it is a number from one to another, both included; S never is. */
    @Rule(vw = "6.1.5.2")
    public boolean isWithin(int least, int most) {
        return !symbol && gold >= least && gold <= most;
    }

    /** Returns what it counts where gold costs are counted. */
    @Rule(vw = "6.1.5.3")
    public int counted() {
        return gold;
    }

    @Override
    public String toString() {
        return symbol ? "S" : String.valueOf(gold);
    }
}
