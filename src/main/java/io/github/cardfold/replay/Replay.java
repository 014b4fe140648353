package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.NamedAction;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A recorded game: all that is needed to play it again, and to prove that it is the same. It calls everything by name
 * and so can be kept, read and written without the rules it was played by. Immutable; equal by content. A
 * {@link Recorder} makes one of a game.
 *
 * @param rules the manifest of the rules, never empty
 * @param start how the game began
 * @param actions every answer, concessions among them, in order; at most {@value #MOST_ACTIONS}
 * @param hashes the {@linkplain io.github.cardfold.kernel.codec.PositionHash hash} of the first state, of the state
 *     after every {@value #INTERVAL} answers, and of the last one
 * @param outcome how the game ended, none if it was not played to its end
 */
public record Replay(
        String rules, Start start, Array<NamedAction> actions, Array<Long> hashes, Option<Outcome> outcome) {
    /** How many answers there are between two hashes. */
    public static final int INTERVAL = 32;

    /** The greatest number of answers; a game has some hundreds. */
    public static final int MOST_ACTIONS = 20_000;

    /**
     * Makes a replay of its parts, as readers do.
     *
     * @throws IllegalArgumentException if there are not as many hashes as the answers want, if a saved state is one of
     *     other rules, or if a text or list is longer than any game needs
     */
    public Replay {
        requireNonNull(rules, "rules");
        requireNonNull(start, "start");
        requireNonNull(actions, "actions");
        requireNonNull(hashes, "hashes");
        requireNonNull(outcome, "outcome");
        ReplayCheck.check(rules, start, actions, outcome);
        if (hashes.size() != hashCount(actions.size())) {
            throw new IllegalArgumentException(actions.size() + " answers want " + hashCount(actions.size())
                    + " hashes, and there are " + hashes.size());
        }
    }

    /** Returns how many hashes a game of so many answers has. */
    public static int hashCount(int actions) {
        return 1 + (actions + INTERVAL - 1) / INTERVAL;
    }

    /** Returns how many answers were given before the state with a hash. */
    int answersBefore(int hash) {
        return Math.min(hash * INTERVAL, actions.size());
    }

    /**
     * Begins to play the game again under the rules it was played by.
     *
     * @return the playback at the first state, or why the game does not begin alike, such as other rules
     */
    public Either<Divergence, Playback> begin(Rules its) {
        requireNonNull(its, "its");
        return rules.equals(its.manifest())
                ? Playback.begin(this, its)
                : Either.left(new Divergence(Divergence.Kind.RULES, 0, Manifests.difference(rules, its.manifest())));
    }

    /**
     * Begins to play the game again under any rules. Hashes are compared as if the manifest were that of the record.
     *
     * @return the playback at the first state, or why the game does not begin alike
     */
    public Either<Divergence, Playback> beginUnder(Rules any) {
        requireNonNull(any, "any");
        return Playback.begin(this, any);
    }

    /**
     * Plays the whole game again under the rules it was played by and compares every hash and the outcome.
     *
     * @return the last state, or the first thing that differs
     */
    public Either<Divergence, State> verify(Rules its) {
        requireNonNull(its, "its");
        return begin(its).flatMap(Playback::toEnd).map(Playback::state);
    }

    /** Does what {@link #verify} does, under any rules. */
    public Either<Divergence, State> verifyUnder(Rules any) {
        requireNonNull(any, "any");
        return beginUnder(any).flatMap(Playback::toEnd).map(Playback::state);
    }
}
