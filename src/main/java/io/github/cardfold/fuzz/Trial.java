package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
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

    /** The games that there are of pairs of decks. */
    record Table(Pairs pairs) {
        Rules rules() {
            return pairs.rules();
        }

        Trial trial(long seed) {
            return new Trial(seed, pairs.decks());
        }

        State start(Trial trial) {
            return start(trial, null);
        }

        State start(Trial trial, @Nullable StepListener listener) {
            OptionalLong seed = trial.isChanceOpen() ? OptionalLong.empty() : OptionalLong.of(trial.seed());
            return pairs.start(trial.deckA(), trial.deckB(), seed, listener);
        }

        String title(Trial trial) {
            return "seed " + trial.seed() + ", " + pairs.name(trial.deckA()) + " against " + pairs.name(trial.deckB())
                    + (trial.isChanceOpen() ? ", chance open" : "");
        }
    }
}
