package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;

/**
 * A fighter is in a state with a name for a time, which means nothing by itself (7.42, 7.43).
 *
 * @param name the name of the state
 * @param kind of what states this is one, if a fighter is in one of them at a time: the last that an effect has set
 * @param who the fighter, as the master of the effect sees it
 */
@Rule(jp = {"7.42.1", "7.42.2", "7.43.3"})
public record StateOfFighter(String name, Option<String> kind, Side who) implements Working {
    @Override
    public boolean isOnlyForATime() {
        return true;
    }

    /** Tells whether a fighter is in a state. */
    @Rule(jp = {"7.43.1", "7.43.1.1", "7.43.2", "7.43.2.2"})
    public static boolean isIn(Position position, Seat fighter, String name) {
        Set<String> set = TreeSet.empty();
        for (int i = position.lastingCount() - 1; i >= 0; i--) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof TimedWorking timed
                    && timed.working() instanceof StateOfFighter state
                    && state.who.seat(position, effect.master()) == fighter) {
                boolean isLost = state.kind.exists(set::contains);
                if (!isLost && state.name.equals(name)) {
                    return true;
                }
                set = set.addAll(state.kind);
            }
        }
        return false;
    }
}
