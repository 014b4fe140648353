package io.github.cardfold.match;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.github.cardfold.spi.PluginException;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * Plays games to their end: asks the players whose turn it is to answer, checks what they answer, steps the state.
 * Immutable; one match may play any number of games, also at the same time if its players and its spectator allow it.
 *
 * <p>A player that gives no legal answer forfeits; the match ends in the state it was asked in. It ends there, too, if a
 * plugin fails, which no player forfeits by.
 */
public final class Match {
    private static final int MOST_ANSWERS = 100_000;
    private static final Spectator NOBODY = (before, answer, after) -> {};

    private final Array<Player> players;
    private final Option<Duration> timeLimit;
    private final int mostAnswers;
    private final Spectator spectator;

    private Match(Array<Player> players, Option<Duration> timeLimit, int mostAnswers, Spectator spectator) {
        this.players = players;
        this.timeLimit = timeLimit;
        this.mostAnswers = mostAnswers;
        this.spectator = spectator;
    }

    /** Returns a match between players, in the order of their seats. */
    public static Match between(Player... players) {
        requireNonNull(players, "players");
        for (int i = 0; i < players.length; i++) {
            requireNonNull(players[i], "players[" + i + "]");
        }
        return new Match(Array.of(players), Option.none(), MOST_ANSWERS, NOBODY);
    }

    /**
     * Returns the same match with a limit for every answer; whoever takes longer forfeits. Players are then asked on a
     * thread of their own, which is interrupted when the time is over.
     *
     * @throws IllegalArgumentException if the limit is not longer than nothing
     */
    public Match withTimeLimit(Duration limit) {
        requireNonNull(limit, "limit");
        if (limit.isZero() || limit.isNegative()) {
            throw new IllegalArgumentException("limit: " + limit + " is not longer than nothing");
        }
        return new Match(players, Option.some(limit), mostAnswers, spectator);
    }

    /**
     * Returns the same match, broken off after this many answers; 100,000 unless told otherwise.
     *
     * @throws IllegalArgumentException if there are to be fewer than 0
     */
    public Match withMostAnswers(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("most: " + most + " is below 0");
        }
        return new Match(players, timeLimit, most, spectator);
    }

    /** Returns the same match with a spectator in place of the one before. */
    public Match watchedBy(Spectator newSpectator) {
        requireNonNull(newSpectator, "newSpectator");
        return new Match(players, timeLimit, mostAnswers, newSpectator);
    }

    /**
     * Plays a game from a state on, the first or any other.
     *
     * @throws IllegalArgumentException if there is not one player for every seat
     * @throws IllegalStateException if chance is open, so that the seat {@link Seat#NATURE} would have to answer, or if
     *     this thread is interrupted while it waits for an answer
     */
    public Report play(State first) {
        requireNonNull(first, "first");
        if (players.size() != first.position().seatCount()) {
            throw new IllegalArgumentException(
                    players.size() + " players for " + first.position().seatCount() + " seats");
        }
        spectator.starts(first);
        return timeLimit.fold(() -> play(first, new Asking()), limit -> {
            try (TimedAsking asking = new TimedAsking(limit)) {
                return play(first, asking);
            }
        });
    }

    private Report play(State first, Asking asking) {
        State state = first;
        List<Action> answers = List.empty();
        int decisions = 0;
        while (!state.isOver() && answers.size() < mostAnswers) {
            State asked = state;
            Either<Fault, ActionList> legal = attempt(asked, asked::legalActions);
            Either<Fault, Action> answer = legal.flatMap(each -> answer(asked, each, asking));
            Either<Fault, State> stepped = answer.flatMap(each -> attempt(asked, () -> asked.step(each)));
            if (stepped.isLeft()) {
                return new Report(first, answers.reverse().toArray(), state, Option.some(stepped.getLeft()), decisions);
            }
            ActionList options = legal.get();
            State next = stepped.get();
            spectator.sees(state, answer.get(), next);
            decisions += options.size() > 1 ? 1 : 0;
            answers = answers.prepend(answer.get());
            state = next;
        }
        return new Report(first, answers.reverse().toArray(), state, Option.none(), decisions);
    }

    /** What a plugin does wrong is no player's fault. */
    private static <T> Either<Fault, T> attempt(State state, Supplier<T> part) {
        try {
            return Either.right(part.get());
        } catch (PluginException e) {
            Decision decision = state.decision().get();
            return Either.left(
                    new Fault(Fault.Kind.PLUGIN, decision, String.valueOf(e.getMessage()), Option.some(e)));
        }
    }

    private Either<Fault, Action> answer(State state, ActionList options, Asking asking) {
        Decision decision = state.decision().get();
        Seat seat = decision.seat();
        if (seat == Seat.NATURE) {
            throw new IllegalStateException("chance is open in this game: start it with a seed");
        }
        Player player = players.get(seat.ordinal());
        Either<Fault, Action> answer = attempt(state, () -> View.of(state, seat))
                .flatMap(view -> asking.ask(decision, () -> player.choose(view)));
        return answer.flatMap(action -> legal(decision, options, action));
    }

    /** A concession is legal for any seat, but nobody concedes for another. */
    private static Either<Fault, Action> legal(Decision decision, ActionList options, Action answer) {
        boolean concedes = answer.equals(Action.concede(decision.seat()));
        return concedes || options.contains(answer)
                ? Either.right(answer)
                : Either.left(new Fault(
                        Fault.Kind.ILLEGAL,
                        decision,
                        "answered '" + answer + "', which is none of the " + options.size() + " options",
                        Option.none()));
    }
}
