package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A Three On Three: two teams of three players meet at three tables, and a team that wins at two of them wins the round
 * (17.2). The games at the tables are ordinary games of two. Immutable; equal by content.
 */
public final class ThreeOnThree {
    /** How many rounds win the match, and how many tables a round. */
    private static final int NEEDED = 2;

    private final TeamOrder orders;
    private final Array<Option<MatchSide>> tables;
    private final Array<MatchSide> rounds;

    private ThreeOnThree(TeamOrder orders, Array<Option<MatchSide>> tables, Array<MatchSide> rounds) {
        this.orders = orders;
        this.tables = tables;
        this.rounds = rounds;
    }

    /** Two players that meet at a table. */
    public record Table(String first, String second) {}

    /**
     * Returns a match that begins.
     *
     * @throws IllegalArgumentException unless each team has three players, all six of them different
     */
    public static ThreeOnThree of(Array<String> first, Array<String> second) {
        return new ThreeOnThree(TeamOrder.of(first, second), open(), Array.empty());
    }

    private static Array<Option<MatchSide>> open() {
        return Array.fill(TeamOrder.PLAYERS, Option::none);
    }

    /**
     * Returns the match in which the captain of a side has written down the order of the players for this round.
     *
     * @throws IllegalArgumentException unless it names each player of the team once
     * @throws IllegalStateException if both orders are told already, or the match is over
     */
    @Rule(vw = {"17.2.4", "17.2.7"})
    public ThreeOnThree ordered(MatchSide side, Array<String> order) {
        if (winner().isDefined()) {
            throw new IllegalStateException("the match is over");
        }
        return new ThreeOnThree(orders.with(side, order), tables, rounds);
    }

    /** Returns who meets whom in this round, nothing before both captains have written their orders. */
    @Rule(vw = "17.2.5")
    public Array<Table> tables() {
        return orders.isReady()
                ? Array.range(0, TeamOrder.PLAYERS)
                        .map(i -> new Table(orders.player(MatchSide.FIRST, i), orders.player(MatchSide.SECOND, i)))
                : Array.empty();
    }

    /**
     * Returns the match after a game at one of the tables. The round ends as soon as a team has won at two.
     *
     * @param table the number of the table, from 1
     * @param winner who has won there
     * @throws IllegalStateException if nobody plays there
     */
    @Rule(vw = {"17.2.3", "17.2.6", "17.2.7"})
    public ThreeOnThree won(int table, MatchSide winner) {
        requireNonNull(winner, "winner");
        boolean isTable = table >= 1 && table <= tables.size();
        if (!orders.isReady() || !isTable || tables.get(table - 1).isDefined()) {
            throw new IllegalStateException("nobody plays at table " + table);
        }
        Array<Option<MatchSide>> now = tables.update(table - 1, Option.some(winner));
        return now.count(each -> each.contains(winner)) < NEEDED
                ? new ThreeOnThree(orders, now, rounds)
                : new ThreeOnThree(orders.forgotten(), open(), rounds.append(winner));
    }

    /** Returns who has won each round so far. */
    public Array<MatchSide> rounds() {
        return rounds;
    }

    /** Returns the team that has won the match, none if it goes on. */
    @Rule(vw = "17.2.8")
    public Option<MatchSide> winner() {
        return Array.of(MatchSide.values()).find(side -> rounds.count(side::equals) >= NEEDED);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ThreeOnThree that
                && orders.equals(that.orders)
                && tables.equals(that.tables)
                && rounds.equals(that.rounds);
    }

    /** The same in every process. */
    @Override
    public int hashCode() {
        return Objects.hash(orders.teams(), rounds.map(Enum::name));
    }

    @Override
    public String toString() {
        return "ThreeOnThree[rounds=" + rounds.mkString(", ") + ", tables=" + tables().mkString(", ") + "]";
    }
}
