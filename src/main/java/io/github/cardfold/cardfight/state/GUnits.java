package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Cards with subtype G that move, but not on the field or from the G zone, go to that of their owner (4.4.2, 4.9.5).
 */
public final class GUnits {
    private GUnits() {}

    /** Returns the move of a G unit to the G zone. */
    public static Event home(Position position, GameObject unit) {
        return Event.move(position, unit.object(), Zone.G.of(unit.owner()), Event.SHOWN);
    }

    /** A move from one of these circles to a rear-guard circle leaves a G unit where it goes (ruling 321). */
    private static boolean stays(Place from, Place to) {
        return Circle.is(from, Circle.VANGUARD | Circle.REAR_GUARD) && Circle.is(to, Circle.REAR_GUARD);
    }

    /** A G unit that is a vanguard goes to the G zone instead of anywhere else. */
    public static final class Vanguards implements Redirection {
        private final BiPredicate<Position, GameObject> isG;

        /** Makes the redirection; {@code isG} tells whether a card has subtype G where it lies. */
        public Vanguards(BiPredicate<Position, GameObject> isG) {
            this.isG = isG;
        }

        @Override
        public String label() {
            return "4.4.2.1";
        }

        /** A text that puts it there face down comes before the rule that it lies there face up (ruling 439). */
        @Override
        @Rule(jp = {"1.3.1", "4.4.1", "4.4.2", "4.4.2.1", "4.9.5"})
        public @Nullable Event redirect(Position position, Event event) {
            if (event.kind() != EventKind.MOVE || event.object() == 0) {
                return null;
            }
            Place from = position.place(event.from());
            GameObject unit = Circle.is(from, Circle.VANGUARD) ? position.find(event.object()) : null;
            return unit == null
                            || stays(from, position.place(event.to()))
                            || isPutFaceDown(event, unit)
                            || !isG.test(position, unit)
                    ? null
                    : event.to(Zone.G.of(unit.owner()), Event.SHOWN);
        }
    }

    private static boolean isPutFaceDown(Event event, GameObject unit) {
        return event.to() == Zone.G.of(unit.owner()) && event.is(Event.FACE_DOWN);
    }

    /** A G unit that is no vanguard makes its move and then goes to the G zone at once (ruling 440). */
    public static final class Others implements Consequence {
        private final BiPredicate<Position, Snapshot> wasG;

        /** Makes the consequence; {@code wasG} tells whether a card had subtype G when it moved. */
        public Others(BiPredicate<Position, Snapshot> wasG) {
            this.wasG = wasG;
        }

        @Override
        public String label() {
            return "4.4.2.2";
        }

        @Override
        @Rule(jp = {"1.3.1", "4.4.1", "4.4.2", "4.4.2.2", "4.9.5"})
        public Batch after(Position position, Event event) {
            if (event.kind() != EventKind.MOVE || event.object() == 0) {
                return Batch.NOTHING;
            }
            Snapshot moved = event.before();
            Snapshot arrived = event.after();
            Place from = position.place(event.from());
            return arrived == null
                            || !wasG.test(position, moved == null ? arrived : moved)
                            || from.zone().equals(Zone.G.kind())
                            || stays(from, position.place(event.to()))
                            || event.to() == Zone.G.of(arrived.gameObject().owner())
                            || position.find(event.object()) == null
                    ? Batch.NOTHING
                    : Batch.of(home(position, arrived.gameObject()));
        }
    }
}
