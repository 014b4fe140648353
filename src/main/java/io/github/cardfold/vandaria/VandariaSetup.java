package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.format.TeamSurvival;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The checked decks of all players under the rules of a game. Games start from it as often as wanted; it never changes.
 */
public final class VandariaSetup {
    /** What begins at nothing for everybody. */
    private static final Array<NumberKey> COUNTED = Array.of(
            PlayerNumbers.TURNS, PlayerNumbers.STAGGER, PlayerNumbers.TERRITORIES_SUMMONED, PlayerNumbers.SWEPT);

    private final Rules rules;
    private final Array<VandariaDeckList> decks;
    private final Array<Brought> brought;

    VandariaSetup(Rules rules, Array<VandariaDeckList> decks) {
        this(rules, decks, Array.empty());
    }

    private VandariaSetup(Rules rules, Array<VandariaDeckList> decks, Array<Brought> brought) {
        this.rules = rules;
        this.decks = decks;
        this.brought = brought;
    }

    /** A number that a player brings. */
    private record Brought(NumberKey key, Seat player, int value) {
        boolean isSame(NumberKey other, Seat seat) {
            return key.equals(other) && player == seat;
        }
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
        return new VandariaSetup(
                        rules, decks, brought.reject(each -> each.key().equals(PlayerNumbers.FIRST_TURN_PRIORITY)))
                .with(PlayerNumbers.FIRST_TURN_PRIORITY, player, 1);
    }

    /**
     * Returns the same set-up for a game of a Team Survival in which a player enters who has not played yet, or has won
     * the game before and stays.
     */
    @Rule(vw = {"17.4.5", "17.4.6"})
    public VandariaSetup withEntrant(Seat player, TeamSurvival.Entrant entrant) {
        requireNonNull(entrant, "entrant");
        VandariaSetup setup = with(PlayerNumbers.VICTORY_POINTS, player, entrant.victoryPoints())
                .with(PlayerNumbers.STAYS, player, entrant.stays() ? 1 : 0);
        return entrant.hasPriority() ? setup.withFirstTurnPriority(player) : setup;
    }

    /**
     * Returns the numbers that players may bring: those of the rules, but for what the game itself counts, as turns.
     */
    public Array<NumberKey> numbers() {
        return Array.ofAll(rules.numbers()).removeAll(COUNTED);
    }

    /**
     * Returns the same set-up for a game into which a player brings a number, such as Victory Points. What the rules
     * give to begin with comes on top of it: by the standard rules who brings 2 gold begins with 7, and with 5 who
     * {@linkplain #withEntrant stays}.
     *
     * @param value the number; it takes the place of what was said before, and 0 brings nothing
     * @throws IllegalArgumentException if it is below 0, there is no such player, or the number is none of
     *     {@link #numbers}
     */
    public VandariaSetup with(NumberKey key, Seat player, int value) {
        requireNonNull(key, "key");
        requireNonNull(player, "player");
        rules.requireNumber(key);
        if (COUNTED.contains(key)) {
            throw new IllegalArgumentException("nobody brings " + key.name() + ": the game itself counts that");
        }
        if (value < 0 || player.ordinal() >= decks.size()) {
            throw new IllegalArgumentException(player + " cannot bring " + value + " " + key.name());
        }
        Array<Brought> others = brought.reject(each -> each.isSame(key, player));
        return new VandariaSetup(rules, decks, value == 0 ? others : others.append(new Brought(key, player, value)));
    }

    /**
     * Returns the number that a player brings, 0 unless it is said. What the rules give is not in it.
     *
     * @throws IllegalArgumentException if the rules have no such number
     */
    public int number(NumberKey key, Seat player) {
        requireNonNull(key, "key");
        requireNonNull(player, "player");
        rules.requireNumber(key);
        return brought.find(each -> each.isSame(key, player))
                .map(Brought::value)
                .getOrElse(0);
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
        brought.forEach(each -> opening.number(each.key(), each.player(), each.value()));
        return opening.begin(seed, listener);
    }
}
