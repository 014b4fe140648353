package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.EventKinds;
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
 * This vanguard is ridden upon; the variable {@code it} is the new vanguard. It is looked at as it leaves the circle,
 * for the soul or wherever else it goes (6.3.3.5), or as the ride is over if it stays there.
 *
 * @param by what the new vanguard must be
 */
@Rule(jp = {"6.3.5", "11.9.6.1.4"})
public record RiddenUpon(@Default("[]") Array<Filter> by) implements Trigger, OfThis {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE, EventKinds.RODE);
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
        Subject ridden = ride == null ? null : ridden(position, ride, happening);
        if (ride == null || ridden == null || ridden.object() != query.source()) {
            return Option.none();
        }
        Subject rider = rider(position, ride);
        return rider != null && Filter.all(by, query, rider) ? Option.some(Array.of(rider.object())) : Option.none();
    }

    /** The old vanguard if it leaves the circle, or if it is still there when the other has become the vanguard. */
    @Rule(jp = "6.3.5")
    private static @Nullable Subject ridden(Position position, Frame ride, Happening happening) {
        int old = ride.get(RideFrame.OLD);
        Snapshot before = happening.event().before();
        if (happening.event().kind() == EventKind.MOVE) {
            boolean isOld = before != null && before.gameObject().object() == old;
            return isOld && Region.VC.covers(happening.from()) ? happening.subject() : null;
        }
        Subject other = happening.other();
        boolean isOld = other != null && other.object() == old;
        return isOld && position.placeOf(old) == ride.get(RideFrame.CIRCLE) ? other : null;
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
