package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;

/** Which Followers may block an attacking one, for all that skills say. */
public interface Blocking extends AboutProperty {
    /** Tells whether a Follower may block the attacking one that it is about. */
    boolean allows(Query query, Subject blocker);

    @Override
    default Object sort() {
        return Blocking.class;
    }

    /** Tells whether a Follower can block another: nothing that is so of that one is against it. */
    @Rule(vw = {"12.9.6.12", "12.9.7.1"})
    static boolean isPossible(Position position, Subject blocker, GameObject attacker) {
        return !Resistance.is(position, attacker, blocker)
                && !AtWork.exists(position, attacker, Blocking.class, (query, each) -> !each.allows(query, blocker));
    }
}
