package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Trigger;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * This vanguard is ridden upon and goes to the soul (6.3.3.5); the variable {@code it} is the new vanguard.
 *
 * @param by what the new vanguard must be
 */
@Rule(jp = {"6.3.5", "11.9.6.1.4"})
public record RiddenUpon(@Default("[]") Array<Filter> by) implements Trigger, OfThis {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
    }

    @Override
    public Array<String> binds() {
        return Array.of("it");
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        Position position = query.position(Facts.PLACES);
        Frame ride = position.frame(RideFrame.PROCEDURE);
        Subject ridden = happening.subject();
        if (ride == null
                || ridden == null
                || ridden.object() != query.source()
                || ridden.object() != ride.get(RideFrame.OLD)
                || !Region.VC.covers(happening.from())
                || !Region.SOUL.covers(happening.to())) {
            return Option.none();
        }
        Subject rider = rider(position, ride);
        return rider != null && Filter.all(by, query, rider) ? Option.some(Array.of(rider.object())) : Option.none();
    }

    /** The new vanguard with the information that it had as it appeared, before it became a vanguard. */
    @Rule(jp = "6.3.3.4.2")
    private static @Nullable Subject rider(Position position, Frame ride) {
        GameObject rider = position.find(ride.get(RideFrame.NEW));
        int[] information = new int[ride.size(RideFrame.INFORMATION)];
        Arrays.setAll(information, i -> ride.get(RideFrame.INFORMATION, i));
        int circle = ride.get(RideFrame.CIRCLE);
        return rider == null
                ? null
                : Subject.of(Snapshot.of(rider, circle, position.master(rider, circle), information));
    }

    @Override
    public String english() {
        return "this unit is ridden upon" + (by.isEmpty() ? "" : " by " + English.any("unit", by));
    }
}
