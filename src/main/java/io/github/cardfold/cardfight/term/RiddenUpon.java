package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * This vanguard is ridden upon; the rider is the new vanguard. It is looked at as it leaves the circle, for the soul or
 * wherever else it goes (6.3.3.5), or as the ride is over if it stays there.
 *
 * @param by what the new vanguard must be
 * @param so the circumstances
 */
@Phrase("this unit is/is/was ridden upon< by {by a: unit/units}>{so}")
@Phrase("this card is/is/was ridden upon< by {by a: unit/units}>{so}")
@Phrase(form = "did", value = "is/are/was/were ridden upon< by {by a: unit/units}>{so}")
@Rule(jp = {"6.3.5", "11.9.6.1.4"})
public record RiddenUpon(@Default("[]") Array<Filter> by, Circumstances so) implements Occurrence, OfThis {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE, EventKinds.RODE);
    }

    @Override
    public Array<String> roles() {
        return Array.of("rider");
    }

    @Override
    public boolean mayFit(Place from, Place to) {
        return Region.VC.covers(from);
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        Position position = query.position(Facts.PLACES);
        Frame ride = position.frame(RideFrame.PROCEDURE);
        Subject ridden = ride == null ? null : ridden(query, position, ride, happening);
        if (ride == null || ridden == null || MainTypes.of(query, ridden) != MainType.UNIT) {
            return Option.none();
        }
        Subject rider = rider(position, ride);
        return rider != null && Filter.all(by, query, rider) ? Option.some(Array.of(rider.object())) : Option.none();
    }

    /** This unit, an old vanguard, if it leaves the circle, or if it is still there when the other is the vanguard. */
    @Rule(jp = "6.3.5")
    private static @Nullable Subject ridden(Query query, Position position, Frame ride, Happening happening) {
        if (!ride.contains(RideFrame.BEFORE, query.source())) {
            return null;
        }
        Snapshot before = happening.event().before();
        if (happening.event().kind() == EventKind.MOVE) {
            boolean isThis = before != null && before.gameObject().object() == query.source();
            return isThis && Region.VC.covers(happening.from()) ? happening.subject() : null;
        }
        return position.placeOf(query.source()) == ride.get(RideFrame.CIRCLE)
                ? Subject.find(position, query.source())
                : null;
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
}
