package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

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
    @Rule(jp = {"7.43.1", "7.43.1.1", "7.43.2"})
    public static boolean isIn(Position position, Seat fighter, String name) {
        for (int i = 0; i < position.lastingCount(); i++) {
            StateOfFighter state = of(position.lasting(i));
            if (state != null && state.name.equals(name) && state.fighter(position, position.lasting(i)) == fighter) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an effect puts a fighter in a state. */
    public static boolean is(TimedEffect effect) {
        return of(effect) != null;
    }

    /** Tells whether a fighter loses a state by coming into another of its kind, or into the same for as long. */
    @Rule(jp = "7.43.2.2")
    public static boolean isLost(Position position, TimedEffect former, TimedEffect now) {
        StateOfFighter before = of(former);
        StateOfFighter state = of(now);
        return before != null
                && state != null
                && before.fighter(position, former) == state.fighter(position, now)
                && before.kind.equals(state.kind)
                && (state.kind.isDefined()
                        || before.name.equals(state.name) && former.lifetime().equals(now.lifetime()));
    }

    private static @Nullable StateOfFighter of(TimedEffect effect) {
        return effect.kind() instanceof TimedWorking timed && timed.working() instanceof StateOfFighter state
                ? state
                : null;
    }

    private Seat fighter(Position position, TimedEffect effect) {
        return who.seat(position, effect.master());
    }
}
