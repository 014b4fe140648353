package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.question.Ground;

/** Where what fighters choose lies. */
public final class Grounds {
    /** All places. */
    public static final Ground ALL = asked -> Layout.of(asked.position()).all();

    /** All circles. */
    public static final Ground CIRCLES = asked -> Layout.of(asked.position()).circles();

    /** The front row of the fighter who is asked. */
    public static final Ground FRONT_ROW = asked -> Layout.of(asked.position()).front(asked.seat());

    /** The front row of the opponent of the fighter who is asked. */
    public static final Ground OPPONENTS_FRONT_ROW =
            asked -> Layout.of(asked.position()).front(Turn.opponent(asked.seat()));

    /** The decks of both fighters. */
    public static final Ground DECKS = both(Zone.DECK);

    private Grounds() {}

    private static Ground both(Zone zone) {
        int[] places = {zone.of(0), zone.of(1)};
        return asked -> places;
    }

    /** Returns the zone of the fighter who is asked. */
    public static Ground own(Zone zone) {
        int[][] places = {{zone.of(0)}, {zone.of(1)}};
        return asked -> places[asked.seat()];
    }
}
