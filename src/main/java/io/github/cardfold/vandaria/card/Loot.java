package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;

/**
 * Loot: what a destroyed Follower drops.
 *
 * @param rank its Rank, which fixes its price
 * @param kind what kind of goods it is
 * @param drop what a destroyed Follower must be for this Loot to come into the game, such as a species; not blank
 * @param size its size, 0 if it prints none; what that means say the options of a game
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

    /**
     * Tells whether a card drops it: a Follower that is what it says, be that a species or another word that it prints.
     */
    @Rule(vw = {"4.2.1", "4.5.3", "4.5.4"})
    public boolean isDroppedBy(VandariaCard card) {
        return card.type() instanceof Follower follower && words(follower).exists(drop::equalsIgnoreCase);
    }

    /** A Half-Frameless counts as Human and as Frameless. */
    private static Array<String> words(Follower follower) {
        Array<Enum<?>> constants = Array.<Enum<?>>of(follower.kind(), follower.personality())
                .appendAll(follower.gender())
                .appendAll(follower.attributes());
        if (follower.kind().isHuman()) {
            constants = constants.append(FollowerKind.HUMAN);
        }
        if (follower.kind().isFrameless()) {
            constants = constants.append(FollowerKind.FRAMELESS);
        }
        return constants
                .map(Reading::word)
                .appendAll(follower.species())
                .appendAll(follower.bloodline())
                .appendAll(follower.jobs());
    }

    @Override
    public String label() {
        return "Loot";
    }
}
