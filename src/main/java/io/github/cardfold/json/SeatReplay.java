package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.Divergence;
import io.github.cardfold.replay.Playback;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What one seat was shown of a game, moment by moment: a recording that the seat may have, also while the game goes on.
 * Unlike a {@link Replay} it holds no deck list, no seed and no answer of another seat, and so cannot be played again:
 * games that looked the same to the seat have equal ones. Immutable: a fold over the game's states, equal by content.
 * Other seats' answers that change nothing in sight leave no trace in it.
 */
public final class SeatReplay {
    /**
     * What a seat was shown at once.
     *
     * @param answer what the seat had answered just before; none if it was not the one that answered
     * @param events what it was told had happened, each as in {@link ViewJson#write(Iterable)}
     * @param view what it then saw, as {@link ViewJson#write(View)} writes it
     */
    public record Moment(Option<NamedAction> answer, Data.Items events, Data.Fields view) {
        /** Names what is null. */
        public Moment {
            requireNonNull(answer, "answer");
            requireNonNull(events, "events");
            requireNonNull(view, "view");
        }
    }

    private final String rules;
    private final Seat seat;
    private final List<Moment> newestFirst;

    SeatReplay(String rules, Seat seat, List<Moment> newestFirst) {
        this.rules = rules;
        this.seat = seat;
        this.newestFirst = newestFirst;
    }

    /**
     * Returns the recording of a seat at the first state of a game.
     *
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static SeatReplay begin(Seat seat, State first) {
        requireNonNull(first, "first");
        return new SeatReplay(first.rules().manifest(), seat, List.empty()).shown(Option.none(), first);
    }

    /**
     * Returns the recording once an action has been answered.
     *
     * @param action the action; recorded only if this seat gave it
     * @param next the state after it
     */
    public SeatReplay after(Action action, State next) {
        requireNonNull(action, "action");
        requireNonNull(next, "next");
        return shown(action.seat() == seat ? Option.some(NamedAction.of(next, action)) : Option.none(), next);
    }

    /**
     * Returns what a seat was shown of a recorded game, or the first difference between the game and its recording.
     *
     * @param rules the rules that the game was played by
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static Either<Divergence, SeatReplay> of(Replay replay, Rules rules, Seat seat) {
        requireNonNull(replay, "replay");
        requireNonNull(rules, "rules");
        return replay.begin(rules).flatMap(first -> {
            SeatReplay shown = begin(seat, first.state());
            Either<Divergence, Playback> moment = Either.right(first);
            while (moment.exists(now -> !now.isAtEnd())) {
                Action action = moment.get().action().get().get();
                moment = moment.get().next();
                shown = moment.isLeft()
                        ? shown
                        : shown.after(action, moment.get().state());
            }
            SeatReplay all = shown;
            return moment.map(end -> all);
        });
    }

    private SeatReplay shown(Option<NamedAction> answer, State state) {
        Data.Items events = ViewJson.data(View.events(state, seat));
        Data.Fields view = ViewJson.data(View.of(state, seat));
        boolean isNews = answer.isDefined()
                || !events.values().isEmpty()
                || newestFirst.isEmpty()
                || !view.equals(newestFirst.head().view());
        return isNews ? new SeatReplay(rules, seat, newestFirst.prepend(new Moment(answer, events, view))) : this;
    }

    /** Returns the manifest of the rules that the game was played by; it names the packs that ids of cards are of. */
    public String rules() {
        return rules;
    }

    /** Returns the seat that was shown all this. */
    public Seat seat() {
        return seat;
    }

    /** Returns what it was shown, the first moment first; there is at least one. */
    public Array<Moment> moments() {
        return Array.ofAll(newestFirst).reverse();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SeatReplay that
                && rules.equals(that.rules)
                && seat == that.seat
                && newestFirst.equals(that.newestFirst);
    }

    @Override
    public int hashCode() {
        return rules.hashCode() + newestFirst.size();
    }

    @Override
    public String toString() {
        return "what " + seat + " was shown in " + newestFirst.size() + " moments";
    }
}
