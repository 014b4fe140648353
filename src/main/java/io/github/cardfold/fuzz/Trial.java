package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What a seed says of a random game: the decks, whether chance is open, and everything else. With five decks any 675
 * seeds in a row hold every pair of them in every manner of playing.
 *
 * @param seed the seed
 * @param decks how many decks there are
 */
record Trial(long seed, int decks) {
    private static final int OPEN = 9;

    int deckA() {
        return (int) Math.floorMod(seed, (long) decks);
    }

    int deckB() {
        return (int) Math.floorMod(seed / decks, (long) decks);
    }

    private long turn() {
        return seed / ((long) decks * decks);
    }

    /** In every ninth game the seat NATURE answers for chance. */
    boolean isChanceOpen() {
        return Math.floorMod(turn(), OPEN) == OPEN - 1;
    }

    /** With mixed policies the manners take turns. */
    Settings.Manner manner() {
        return switch ((int) Math.floorMod(turn(), 3L)) {
            case 0 -> Settings.Manner.NOVELTY;
            case 1 -> Settings.Manner.UNIFORM;
            default -> Settings.Manner.GREEDY;
        };
    }

    /** The set-ups of all pairs of some decks. */
    static final class Table {
        private final Rules rules;
        private final Array<DeckList> decks;
        private final Array<Array<Setup>> setups;

        Table(Rules rules, Array<DeckList> decks) {
            this.rules = rules;
            this.decks = decks;
            setups = decks.map(a -> decks.map(b -> Cardfight.setup(rules, a, b)));
        }

        Rules rules() {
            return rules;
        }

        Trial trial(long seed) {
            return new Trial(seed, decks.size());
        }

        State start(Trial trial) {
            return start(trial, null);
        }

        State start(Trial trial, @Nullable StepListener listener) {
            Setup setup = setups.get(trial.deckA()).get(trial.deckB());
            return setup.start(trial.isChanceOpen() ? OptionalLong.empty() : OptionalLong.of(trial.seed()), listener);
        }

        String title(Trial trial) {
            return "seed " + trial.seed() + ", " + decks.get(trial.deckA()).name() + " against "
                    + decks.get(trial.deckB()).name() + (trial.isChanceOpen() ? ", chance open" : "");
        }
    }
}
