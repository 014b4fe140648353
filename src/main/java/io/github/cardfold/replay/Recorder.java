package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.codec.PositionHash;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.vandaria.VandariaSetup;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Records a game while it is played. Immutable: a fold over the game's actions, as the game itself is. */
public final class Recorder {
    private final Start start;
    private final State state;
    private final int count;
    private final List<NamedAction> newestFirst;
    private final List<Long> hashes;

    private Recorder(Start start, State state, int count, List<NamedAction> newestFirst, List<Long> hashes) {
        this.start = start;
        this.state = state;
        this.count = count;
        this.newestFirst = newestFirst;
        this.hashes = hashes;
    }

    private static Recorder begin(Start start, State first) {
        if (first.rules().manifest().isEmpty()) {
            throw new IllegalArgumentException("rules without a manifest have no replays");
        }
        return new Recorder(start, first, 0, List.empty(), List.of(PositionHash.of(first)));
    }

    /** Begins a game of a set-up whose chance comes from a seed. */
    public static Recorder of(Setup setup, long seed) {
        requireNonNull(setup, "setup");
        return begin(Start.Decks.of(setup, Option.some(seed)), setup.start(seed));
    }

    /** Begins a game of a set-up in which the seat NATURE answers for chance. */
    public static Recorder ofOpenChance(Setup setup) {
        requireNonNull(setup, "setup");
        return begin(Start.Decks.of(setup, Option.none()), setup.startWithOpenChance());
    }

    /** Begins a game of Vandaria Wars whose chance comes from a seed. */
    public static Recorder of(VandariaSetup setup, long seed) {
        requireNonNull(setup, "setup");
        return begin(Start.Decks.of(setup, Option.some(seed)), setup.start(seed));
    }

    /** Begins a game of Vandaria Wars in which the seat NATURE answers for chance. */
    public static Recorder ofOpenChance(VandariaSetup setup) {
        requireNonNull(setup, "setup");
        return begin(Start.Decks.of(setup, Option.none()), setup.startWithOpenChance());
    }

    /**
     * Begins with any state; the replay will hold it as a saved state.
     *
     * @throws IllegalArgumentException if its rules have no manifest
     */
    public static Recorder from(State first) {
        requireNonNull(first, "first");
        return begin(Start.Saved.of(first), first);
    }

    /** Returns the state that the game has come to. */
    public State state() {
        return state;
    }

    /** Returns how many answers were given. */
    public int answers() {
        return count;
    }

    /**
     * Returns the record with one answer more.
     *
     * @throws io.github.cardfold.kernel.question.IllegalActionException if it is not legal
     */
    public Recorder step(Action action) {
        requireNonNull(action, "action");
        State next = state.step(action);
        int now = count + 1;
        return new Recorder(
                start,
                next,
                now,
                newestFirst.prepend(NamedAction.of(state, action)),
                now % Replay.INTERVAL == 0 ? hashes.prepend(PositionHash.of(next)) : hashes);
    }

    /**
     * Returns the record with some answers more.
     *
     * @throws io.github.cardfold.kernel.question.IllegalActionException if one of them is not legal
     */
    public Recorder stepAll(Iterable<Action> actions) {
        requireNonNull(actions, "actions");
        Recorder record = this;
        for (Action action : actions) {
            record = record.step(action);
        }
        return record;
    }

    /**
     * Returns the replay of the game so far.
     *
     * @throws IllegalArgumentException if there are more than {@value Replay#MOST_ACTIONS} answers
     */
    public Replay replay() {
        boolean isHashed = count % Replay.INTERVAL == 0;
        return new Replay(
                state.rules().manifest(),
                start,
                newestFirst.reverse().toArray(),
                (isHashed ? hashes : hashes.prepend(PositionHash.of(state)))
                        .reverse()
                        .toArray(),
                state.outcome());
    }
}
