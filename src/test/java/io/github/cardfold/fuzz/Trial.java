package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.Decks;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;

/**
 * What a seed says of a random game: the decks, whether chance is open, and everything else. Any 288 seeds in a row
 * hold every pair of shipped decks in every manner of playing.
 */
record Trial(long seed) {
    private static final int OPEN = 9;

    String deckA() {
        return Decks.names().get((int) Math.floorMod(seed, (long) count()));
    }

    String deckB() {
        return Decks.names().get((int) Math.floorMod(seed / count(), (long) count()));
    }

    private static int count() {
        return Decks.names().size();
    }

    private long turn() {
        return seed / ((long) count() * count());
    }

    /** In every ninth game the seat NATURE answers for chance. */
    boolean isChanceOpen() {
        return Math.floorMod(turn(), OPEN) == OPEN - 1;
    }

    /** With mixed policies every other game seeks what is new. */
    boolean isNovel() {
        return Math.floorMod(turn(), 2) == 0;
    }

    State start(Table table) {
        Setup setup = table.setup(deckA(), deckB());
        return isChanceOpen() ? setup.startWithOpenChance() : setup.start(seed);
    }

    @Override
    public String toString() {
        return "seed " + seed + ", " + deckA() + " against " + deckB() + (isChanceOpen() ? ", chance open" : "");
    }

    /** The set-ups of all pairs of shipped decks. */
    static final class Table {
        private final Rules rules;
        private final Array<Setup> setups;

        Table() {
            rules = Cardfight.rules();
            setups = Decks.names()
                    .flatMap(a -> Decks.names().map(b -> Cardfight.setup(rules, Decks.named(a), Decks.named(b))));
        }

        Rules rules() {
            return rules;
        }

        private Setup setup(String deckA, String deckB) {
            return setups.get(
                    Decks.names().indexOf(deckA) * count() + Decks.names().indexOf(deckB));
        }
    }
}
