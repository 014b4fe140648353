package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Two checked decks under the rules of a game. Games start from it as often as wanted; it never changes. */
public final class VandariaSetup {
    private final Rules rules;
    private final Array<VandariaDeckList> decks;
    private final Option<Seat> priority;

    VandariaSetup(Rules rules, Array<VandariaDeckList> decks) {
        this(rules, decks, Option.none());
    }

    private VandariaSetup(Rules rules, Array<VandariaDeckList> decks, Option<Seat> priority) {
        this.rules = rules;
        this.decks = decks;
        this.priority = priority;
    }

    /** Returns the rules of the games. */
    public Rules rules() {
        return rules;
    }

    /** Returns the decks, in the order of their seats. */
    public Array<VandariaDeckList> decks() {
        return decks;
    }

    /**
     * Returns the same set-up for a round in which First Turn Priority is settled, as who has lost the round before has
     * it (7.4.3); without it a lot is drawn.
     */
    public VandariaSetup withFirstTurnPriority(Seat player) {
        requireNonNull(player, "player");
        return new VandariaSetup(rules, decks, Option.some(player));
    }

    /**
     * Returns the first decision of a game.
     *
     * @param seed any number; the same one gives the same game
     */
    public State start(long seed) {
        return start(OptionalLong.of(seed), null);
    }

    /** Returns the first decision of a game in which the seat {@link Seat#NATURE} answers for chance. */
    public State startWithOpenChance() {
        return start(OptionalLong.empty(), null);
    }

    /**
     * Returns the first decision of a game and tells a listener what ran on the way.
     *
     * @param seed any number, or none if the seat {@link Seat#NATURE} answers for chance
     * @param listener null if nobody listens
     */
    public State start(OptionalLong seed, @Nullable StepListener listener) {
        requireNonNull(seed, "seed");
        Opening opening = new Opening(rules, decks.size());
        Vandaria.places(opening);
        for (int i = 0; i < decks.size(); i++) {
            Vandaria.cards(rules, opening, Seat.of(i), decks.get(i));
        }
        priority.forEach(seat -> opening.number(PlayerNumbers.FIRST_TURN_PRIORITY, seat, 1));
        return opening.begin(seed, listener);
    }
}
