package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Terrain;
import io.github.cardfold.vandaria.state.VandariaTrait;

/** Which Territories a Follower can attack (3.5). */
public final class Reach {
    private Reach() {}

    /** Tells whether a Territory is in reach of a Follower from where that stands. */
    @Rule(vw = {"3.5.2", "3.5.3", "3.5.4", "3.5.5", "3.5.6"})
    public static boolean is(Position position, int attacker, GameObject territory) {
        int home = Territories.guarded(position, attacker);
        Terrain from = home == 0
                ? Terrain.GROUND
                : Territories.printed(position, VandariaProperty.known(position, home))
                        .terrain();
        Terrain to = Territories.printed(position, territory).terrain();
        return !Statuses.has(position, territory, closed(from))
                && (from.reaches(to) || isReached(position, VandariaProperty.known(position, attacker), to));
    }

    /** What a Territory says of who cannot attack it goes before what a Follower can. */
    @Rule(vw = {"3.5.8", "3.5.9", "3.5.10"})
    private static VandariaTrait closed(Terrain from) {
        return switch (from) {
            case GROUND -> VandariaTrait.CLOSED_TO_GROUND;
            case NAVAL -> VandariaTrait.CLOSED_TO_NAVAL;
            case AERIAL -> VandariaTrait.CLOSED_TO_AERIAL;
        };
    }

    /** By a skill a Follower reaches further than from where it stands. */
    @Rule(vw = "3.5.7")
    private static boolean isReached(Position position, GameObject attacker, Terrain to) {
        return switch (to) {
            case GROUND -> false;
            case NAVAL -> Statuses.has(position, attacker, VandariaTrait.REACHES_NAVAL);
            case AERIAL -> Statuses.has(position, attacker, VandariaTrait.REACHES_AERIAL);
        };
    }
}
