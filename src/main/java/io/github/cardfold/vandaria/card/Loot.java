package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

/**
 * Loot: what a destroyed Follower drops.
 *
 * @param rank its Rank, which fixes its price
 * @param kind what kind of goods it is
 * @param drop what a destroyed Follower must be for this Loot to come into the game, such as a species; not blank
 * @param size its size, 0 or more
 */
public record Loot(Rank rank, SaleKind kind, String drop, int size) implements CardType {
    /**
     * Refuses what no card prints.
     *
     * @throws IllegalArgumentException if the drop is blank or the size negative
     */
    public Loot {
        requireNonNull(rank, "rank");
        requireNonNull(kind, "kind");
        if (drop.isBlank() || size < 0) {
            throw new IllegalArgumentException("Loot says what drops it, and has a size from 0");
        }
    }

    @Override
    public String label() {
        return "Loot";
    }
}
