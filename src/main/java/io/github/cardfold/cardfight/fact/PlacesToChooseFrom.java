package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.CandidatePlaces;
import io.github.cardfold.kernel.table.Seat;

/** Where what fighters choose lies. */
public final class PlacesToChooseFrom {
    /**
     * The places in which some ACT ability of the cards of the game can be valid, those of the fighter who is asked as
     * long as no effect gives anybody the cards of another; any card may be asked for one.
     */
    public static final CandidatePlaces OF_ACT_ABILITIES = new CandidatePlaces() {
        @Override
        public int[] places(Candidate asked) {
            FighterPlaces places = FighterPlaces.of(asked.position());
            return asked.position().hasLasting(TimedEffectKind.Role.MASTERS)
                    ? places.activated()
                    : places.activated(asked.seat());
        }

        @Override
        public boolean reach(Candidate named) {
            return true;
        }
    };

    /** All circles. */
    public static final CandidatePlaces CIRCLES =
            asked -> FighterPlaces.of(asked.position()).circles();

    /** The front row of the fighter who is asked. */
    public static final CandidatePlaces FRONT_ROW =
            asked -> FighterPlaces.of(asked.position()).front(asked.seat());

    /** The front row of the opponent of the fighter who is asked. */
    public static final CandidatePlaces OPPONENTS_FRONT_ROW =
            asked -> FighterPlaces.of(asked.position()).front(Turn.opponent(asked.seat()));

    /** The decks of both fighters. */
    public static final CandidatePlaces DECKS = both(Zone.DECK);

    private PlacesToChooseFrom() {}

    private static CandidatePlaces both(Zone zone) {
        int[] places = {zone.of(Seat.A), zone.of(Seat.B)};
        return asked -> places;
    }

    /** Returns the zone of the fighter who is asked. */
    public static CandidatePlaces own(Zone zone) {
        int[][] places = {{zone.of(Seat.A)}, {zone.of(Seat.B)}};
        return asked -> places[asked.seat().ordinal()];
    }
}
