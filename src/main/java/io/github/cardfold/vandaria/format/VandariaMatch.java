package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckRules;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A match of several rounds between two players, or a Tag Team: who has won how many rounds, with which decks the next
 * one is played, and who may say who goes first. The players of the two sides have their seats by turns. Immutable;
 * equal by content.
 *
 * @param decks the decks of the next round, in the order of the seats
 * @param results who has won each round so far
 */
public record VandariaMatch(Array<VandariaDeckList> decks, Array<MatchSide> results) {
    /** How many round wins win the match. */
    public static final int NEEDED = 2;

    /**
     * Makes a match as it stands.
     *
     * @throws IllegalArgumentException if there is not the same number of decks on both sides, or there is a round
     *     after the match was won
     */
    public VandariaMatch {
        requireNonNull(decks, "decks");
        requireNonNull(results, "results");
        decks.forEach(each -> requireNonNull(each, "a deck"));
        results.forEach(each -> requireNonNull(each, "a side that has won"));
        if (decks.isEmpty() || decks.size() % 2 != 0) {
            throw new IllegalArgumentException("two sides have as many decks each, not " + decks.size() + " together");
        }
        if (!results.isEmpty() && winner(results.init()).isDefined()) {
            throw new IllegalArgumentException("the match was won before its last round");
        }
    }

    /** Returns a match that begins. */
    public static VandariaMatch of(Array<VandariaDeckList> decks) {
        return new VandariaMatch(decks, Array.empty());
    }

    /** Returns the number of the next round, from 1. */
    public int round() {
        return results.size() + 1;
    }

    /** Returns the side of a seat. */
    @Rule(vw = "17.3.4")
    public static MatchSide side(Seat seat) {
        requireNonNull(seat, "seat");
        return seat.ordinal() % 2 == 0 ? MatchSide.FIRST : MatchSide.SECOND;
    }

    /** Returns how many rounds each side has won. */
    public RoundWins wins() {
        return new RoundWins(count(results, MatchSide.FIRST), count(results, MatchSide.SECOND));
    }

    /** Returns who has won the match, none if it goes on. */
    public Option<MatchSide> winner() {
        return winner(results);
    }

    /**
     * Returns the match after a round that a side has won.
     *
     * @throws IllegalArgumentException if the match is over
     */
    public VandariaMatch won(MatchSide side) {
        requireNonNull(side, "side");
        return new VandariaMatch(decks, results.append(side));
    }

    /**
     * Returns the seat that has First Turn Priority in the next round: that of who has lost the last one, of a team its
     * first player. None before the first round, where a lot decides.
     */
    @Rule(vw = "7.4.3")
    public Option<Seat> priority() {
        return results.lastOption().map(won -> Seat.of(won.other().ordinal()));
    }

    /**
     * Returns the match in which a player has exchanged cards with the Sideboard for the next round, or what is wrong
     * with that.
     *
     * @throws IllegalArgumentException if the player takes no part in the match
     * @throws IllegalStateException before the first round
     */
    @Rule(vw = {"7.1.4", "7.1.18", "14.2.22"})
    public Either<Array<Violation>, VandariaMatch> exchanged(
            Seat player, VandariaDeckList deck, VandariaDeckLimits limits) {
        requireNonNull(player, "player");
        if (player.ordinal() >= decks.size()) {
            throw new IllegalArgumentException(player + " takes no part in a match of " + decks.size());
        }
        if (results.isEmpty()) {
            throw new IllegalStateException("the Sideboard is used only after the first round (7.1.18)");
        }
        Array<Violation> wrong = VandariaDeckRules.exchange(decks.get(player.ordinal()), deck, limits);
        return wrong.isEmpty()
                ? Either.right(new VandariaMatch(decks.update(player.ordinal(), deck), results))
                : Either.left(wrong);
    }

    /** Returns who wins if time is over between two rounds: who has won more, none if a Sudden Death has to decide. */
    @Rule(vw = {"16.1.1", "16.4.1"})
    public Option<MatchSide> winnerAtTime() {
        RoundWins wins = wins();
        return wins.first() == wins.second()
                ? Option.none()
                : Option.some(wins.first() > wins.second() ? MatchSide.FIRST : MatchSide.SECOND);
    }

    @Rule(vw = {"1.2.7", "17.3.19"})
    private static Option<MatchSide> winner(Array<MatchSide> results) {
        return Array.of(MatchSide.values()).find(side -> count(results, side) >= NEEDED);
    }

    private static int count(Array<MatchSide> results, MatchSide side) {
        return results.count(side::equals);
    }
}
