package io.github.cardfold.vandaria.shift;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Shift;
import io.github.cardfold.vandaria.fact.Shifts;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The course of a Shift: it begins with the first Property that has it, goes on with each turn of the player who
 * controlled that, and ends with the last Property that has it.
 */
public final class ShiftCourse implements Consequence {
    @Override
    public String label() {
        return "15.1.3";
    }

    @Override
    public Batch after(Position position, Event event) {
        if (event.kind() == EventKind.COUNT) {
            Seat active = event.seat();
            boolean begins = event.text().equals(PlayerNumbers.TURNS.name()) && active != null;
            return begins && active != null ? goesOn(position, active) : Batch.NOTHING;
        }
        boolean isOfGame = event.kind() == EventKind.MOVE
                && (VandariaZone.GAME.isAt(event.from()) || VandariaZone.GAME.isAt(event.to()));
        return isOfGame || event.kind() == EventKind.EXCHANGE ? beginsOrEnds(position) : Batch.NOTHING;
    }

    /** A Property that comes while another one has the Shift finds the course as it stands. */
    @Rule(vw = {"15.1.2", "15.1.3", "15.1.4", "15.1.5"})
    private static Batch beginsOrEnds(Position position) {
        List<Event> events = new ArrayList<>(0);
        for (Shift shift : Shifts.of(position)) {
            Option<GameObject> first = Shifts.first(position, shift);
            TimedEffect course = shift.standing(position);
            if (course == null && first.isDefined()) {
                events.add(standing(
                        shift, VandariaProperty.controller(position, first.get().object()), 0));
            } else if (course != null && first.isEmpty()) {
                events.add(Event.end(course));
            }
        }
        return events.isEmpty() ? Batch.NOTHING : Batch.ofAll(events);
    }

    /** Whoever controls what has carried it on since changes nothing of the player with whose turns it goes on. */
    @Rule(vw = {"15.1.2", "15.1.3", "15.1.5", "15.1.6"})
    private static Batch goesOn(Position position, Seat active) {
        List<Event> events = new ArrayList<>();
        for (Shift shift : Shifts.of(position)) {
            TimedEffect course = shift.standing(position);
            if (course != null && goesWith(position, shift, course) == active) {
                events.add(Event.end(course));
                events.add(standing(shift, active, 1 - course.number()));
            }
        }
        return Batch.ofAll(events);
    }

    /** Whoever has lost has no turns any more. */
    private static @Nullable Seat goesWith(Position position, Shift shift, TimedEffect course) {
        return position.hasLost(course.master())
                ? Shifts.first(position, shift)
                        .map(each -> VandariaProperty.controller(position, each.object()))
                        .getOrNull()
                : course.master();
    }

    private static Event standing(Shift shift, Seat player, int phase) {
        return Event.begin(TimedEffect.of(shift.course(), player, 0, new int[0], phase, VandariaLifetimes.GAME)
                .on(Anchor.seat(player)));
    }
}
