package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckRules;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A Team Survival: two players meet at a time, who loses makes room for the next of the team, and a team whose players
 * have all lost has lost (17.4). Each game starts afresh, and players may change their decks with the Sideboard before
 * it. Immutable; equal by content.
 */
public final class TeamSurvival {
    private final TeamOrder orders;
    private final Array<MatchSide> games;

    private TeamSurvival(TeamOrder orders, Array<MatchSide> games) {
        this.orders = orders;
        this.games = games;
    }

    /**
     * How a player comes into the next game.
     *
     * @param player the name
     * @param victoryPoints the Victory Points to begin with
     * @param stays whether the player has won the game before, and so begins with less gold
     * @param hasPriority whether the player says who goes first; if nobody does, a lot decides
     */
    public record Entrant(String player, int victoryPoints, boolean stays, boolean hasPriority) {}

    /**
     * Returns a match that begins.
     *
     * @throws IllegalArgumentException unless each team has three players, all six of them different
     */
    public static TeamSurvival of(Array<String> first, Array<String> second) {
        return new TeamSurvival(TeamOrder.of(first, second), Array.empty());
    }

    /**
     * Returns the match in which the captain of a side has written down the order of the players.
     *
     * @throws IllegalArgumentException unless it names each player of the team once
     * @throws IllegalStateException if both orders are told already
     */
    @Rule(vw = "17.4.2")
    public TeamSurvival ordered(MatchSide side, Array<String> order) {
        return new TeamSurvival(orders.with(side, order), games);
    }

    /**
     * Returns the player of a side in the next game.
     *
     * @throws IllegalStateException before both captains have written their orders, or if the match is over
     */
    @Rule(vw = {"17.4.2", "17.4.4", "17.4.5", "17.4.6", "7.4.3"})
    public Entrant next(MatchSide side) {
        requireNonNull(side, "side");
        if (winner().isDefined()) {
            throw new IllegalStateException("the match is over");
        }
        Option<MatchSide> last = games.lastOption();
        boolean enters = last.contains(side.other());
        return new Entrant(
                orders.player(side, games.count(side.other()::equals)), enters ? 1 : 0, last.contains(side), enters);
    }

    /**
     * Returns the match after a game.
     *
     * @throws IllegalStateException if no game is played
     */
    @Rule(vw = {"17.4.4", "17.4.9"})
    public TeamSurvival won(MatchSide side) {
        requireNonNull(side, "side");
        if (!orders.isReady() || winner().isDefined()) {
            throw new IllegalStateException("no game is played");
        }
        return new TeamSurvival(orders, games.append(side));
    }

    /**
     * Returns every way in which the decks that a player brings to a game break the rules: before each game, the first
     * among them, cards may have been exchanged with the Sideboard.
     *
     * @param before the decks of the game before, those registered before the first
     * @param brought those of the game
     */
    @Rule(vw = "17.4.10")
    public static Array<Violation> exchange(
            VandariaDeckList before, VandariaDeckList brought, VandariaDeckLimits limits) {
        return VandariaDeckRules.exchange(before, brought, limits);
    }

    /** Returns who has won each game so far. */
    public Array<MatchSide> games() {
        return games;
    }

    /** Returns the team that has beaten every player of the other one, none if the match goes on. */
    @Rule(vw = "17.4.8")
    public Option<MatchSide> winner() {
        return Array.of(MatchSide.values()).find(side -> games.count(side::equals) == TeamOrder.PLAYERS);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TeamSurvival that && orders.equals(that.orders) && games.equals(that.games);
    }

    /** The same in every process. */
    @Override
    public int hashCode() {
        return Objects.hash(orders.teams(), games.map(Enum::name));
    }

    @Override
    public String toString() {
        return "TeamSurvival[games=" + games.mkString(", ") + "]";
    }
}
