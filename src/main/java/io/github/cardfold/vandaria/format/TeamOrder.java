package io.github.cardfold.vandaria.format;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The orders in which the captains of two teams have written down their players. Neither is told before both are there.
 * Immutable; equal by content.
 *
 * @param teams the players of both teams
 * @param written what the captains have written, as far as they have
 */
record TeamOrder(Array<Array<String>> teams, Array<Option<Array<String>>> written) {
    /** How many players a team has. */
    static final int PLAYERS = 3;

    @Rule(vw = {"17.2.1", "17.4.1"})
    static TeamOrder of(Array<String> first, Array<String> second) {
        requireNonNull(first, "first");
        requireNonNull(second, "second");
        Array<String> all = first.appendAll(second);
        if (first.size() != PLAYERS
                || second.size() != PLAYERS
                || all.distinct().size() != all.size()) {
            throw new IllegalArgumentException("two teams of " + PLAYERS + " different players each are needed");
        }
        return new TeamOrder(Array.of(first, second), Array.fill(2, Option::none));
    }

    /** Returns that a captain has written an order; an earlier one of this round does not count any more. */
    TeamOrder with(MatchSide side, Array<String> order) {
        requireNonNull(side, "side");
        requireNonNull(order, "order");
        if (!order.sorted().equals(teams.get(side.ordinal()).sorted())) {
            throw new IllegalArgumentException("the order has to name each player of the team once");
        }
        if (isReady()) {
            throw new IllegalStateException("both orders are told already");
        }
        return new TeamOrder(teams, written.update(side.ordinal(), Option.some(order)));
    }

    /** Returns that all orders have to be written again. */
    TeamOrder forgotten() {
        return new TeamOrder(teams, Array.fill(2, Option::none));
    }

    boolean isReady() {
        return written.forAll(Option::isDefined);
    }

    /** Returns a player of a side by the place in the order, from 0. */
    String player(MatchSide side, int place) {
        if (!isReady()) {
            throw new IllegalStateException("a captain has not written an order yet");
        }
        return written.get(side.ordinal()).get().get(place);
    }
}
