package io.github.cardfold.replay;

import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.codec.PositionHash;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A moment of a recorded game that is being played again. Immutable. Every position that it has come to and whose hash
 * was recorded has that hash.
 */
public final class Playback {
    private final Replay replay;
    private final State state;
    private final int answered;

    private Playback(Replay replay, State state, int answered) {
        this.replay = replay;
        this.state = state;
        this.answered = answered;
    }

    static Either<Divergence, Playback> begin(Replay replay, Rules rules) {
        return replay.start()
                .begin(rules)
                .mapLeft(why -> new Divergence(Divergence.Kind.START, 0, why))
                .flatMap(first -> new Playback(replay, first, 0).checked());
    }

    /** Returns the replay that is being played. */
    public Replay replay() {
        return replay;
    }

    /** Returns the state at this moment. */
    public State state() {
        return state;
    }

    /** Returns how many answers were given before this moment. */
    public int answered() {
        return answered;
    }

    /** Tells whether no answer is left. */
    public boolean isAtEnd() {
        return answered == replay.actions().size();
    }

    /** Returns the answer that comes next, none at the end; why not, if this state has no such place. */
    public Either<Divergence, Option<Action>> action() {
        if (isAtEnd()) {
            return Either.right(Option.none());
        }
        NamedAction named = replay.actions().get(answered);
        return named.in(state)
                .map(Option::some)
                .toEither(() -> refused("there is no place '" + named.place() + "' in this game"));
    }

    /**
     * Returns the moment after the next answer, or how the game parts from the record there.
     *
     * @throws IllegalStateException at the end
     */
    public Either<Divergence, Playback> next() {
        return action().flatMap(next -> after(next.getOrElseThrow(() -> new IllegalStateException("at the end"))));
    }

    private Either<Divergence, Playback> after(Action action) {
        return step(action).flatMap(next -> new Playback(replay, next, answered + 1).checked());
    }

    /** The rules may fail with anything at a saved state that no game can reach. */
    private Either<Divergence, State> step(Action action) {
        try {
            return state.tryStep(action).mapLeft(this::refused);
        } catch (RuntimeException | StackOverflowError broken) {
            if (replay.start() instanceof Start.Saved) {
                return Either.left(refused("no game comes to the saved state, and the rules fail here: " + broken));
            }
            throw broken;
        }
    }

    /**
     * Returns the moment after so many answers of the whole game, or how the game parts from the record before.
     *
     * @throws IllegalArgumentException if that moment is before this one or beyond the end
     */
    public Either<Divergence, Playback> to(int answers) {
        if (answers < answered || answers > replay.actions().size()) {
            throw new IllegalArgumentException("the playback is at answer " + answered + " of "
                    + replay.actions().size() + " and cannot go to " + answers);
        }
        Either<Divergence, Playback> moment = Either.right(this);
        while (moment.isRight() && moment.get().answered < answers) {
            moment = moment.get().next();
        }
        return moment;
    }

    /** Returns the moment at the end, or how the game parts from the record before. */
    public Either<Divergence, Playback> toEnd() {
        return to(replay.actions().size());
    }

    private Either<Divergence, Playback> checked() {
        if (isAtEnd() || answered % Replay.INTERVAL == 0) {
            long recorded = replay.hashes().get((answered + Replay.INTERVAL - 1) / Replay.INTERVAL);
            long found = PositionHash.of(state, replay.rules());
            if (found != recorded) {
                return Either.left(differs(
                        Divergence.Kind.HASH,
                        "the position has the hash " + Long.toHexString(found) + ", and " + Long.toHexString(recorded)
                                + " was recorded"));
            }
        }
        return isAtEnd() && !state.outcome().equals(replay.outcome())
                ? Either.left(differs(
                        Divergence.Kind.OUTCOME,
                        "the game ends with " + words(state.outcome()) + ", and " + words(replay.outcome())
                                + " was recorded"))
                : Either.right(this);
    }

    private static String words(Option<Outcome> outcome) {
        return outcome.map(each -> "'" + each.sentence() + "'").getOrElse("no outcome");
    }

    private Divergence differs(Divergence.Kind kind, String sentence) {
        return new Divergence(kind, answered, sentence);
    }

    private Divergence refused(Refusal refusal) {
        return refused(refusal.sentence() + (refusal.section().isEmpty() ? "" : " (" + refusal.section() + ")"));
    }

    private Divergence refused(String sentence) {
        return new Divergence(Divergence.Kind.ACTION, answered + 1, sentence);
    }
}
