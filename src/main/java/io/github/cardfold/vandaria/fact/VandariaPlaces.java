package io.github.cardfold.vandaria.fact;

import io.github.cardfold.kernel.question.CandidatePlaces;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.Arrays;

/** Where what players choose lies. */
public final class VandariaPlaces {
    /** The game zones of all opponents of the player who is asked. */
    public static final CandidatePlaces OPPONENTS_PROPERTY = asked -> {
        int[] places = new int[asked.position().seatCount()];
        int count = 0;
        for (Seat each : asked.position().opponents(asked.seat())) {
            places[count++] = VandariaZone.GAME.of(each);
        }
        return Arrays.copyOf(places, count);
    };

    /** The game zones of all players. */
    public static final CandidatePlaces ALL_PROPERTY = asked -> asked.position()
            .seats()
            .map(VandariaZone.GAME::of)
            .toJavaStream()
            .mapToInt(each -> each)
            .toArray();

    private VandariaPlaces() {}

    /** Returns the zone of the player who is asked. */
    public static CandidatePlaces own(VandariaZone zone) {
        int[][] places =
                Array.of(Seat.values()).map(seat -> new int[] {zone.of(seat)}).toJavaArray(int[][]::new);
        return asked -> places[asked.seat().ordinal()];
    }
}
