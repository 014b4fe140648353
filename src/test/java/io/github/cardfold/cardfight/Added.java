package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.fact.Modifier;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * What tests add to the rules: changes in the middle of a procedure, AUTO abilities, effects. The cards of
 * {@link TestCards} have no text, so this is how anything unusual happens to them.
 */
public final class Added {
    /** Adds to the drive of units; of the trait named first in {@link TimedEffect}, the number says by how much. */
    public static final Modifier DRIVE = new Modifier("drive in a test", Trait.DRIVE) {
        @Override
        public int change(Position position, TimedEffect effect, GameObject card, int place, Trait trait) {
            return trait == Trait.DRIVE && effect.isOn(card.object()) ? effect.number() : 0;
        }
    };

    private Added() {}

    /** A change right after a step, whenever that is run. */
    public static UnaryOperator<Registry> after(String procedure, String label, Function<Run, Batch> change) {
        return stepsAfter(procedure, label, steps -> steps.change("after " + label, change));
    }

    /** Steps right after a step, whenever that is run. */
    public static UnaryOperator<Registry> stepsAfter(
            String procedure, String label, Consumer<ProcedureBuilder> inserted) {
        return builder -> builder.edit(procedure, steps -> steps.insertAfter(label, inserted));
    }

    /** Units on circles of a seat are attacked besides the target. */
    public static UnaryOperator<Registry> alsoAttacked(Seat seat, Circle... circles) {
        return attackedAfter("10.4", "10.4.1.8", seat, circles);
    }

    /** Units on circles of a seat are attacked right after a step, whenever that is run. */
    public static UnaryOperator<Registry> attackedAfter(String procedure, String label, Seat seat, Circle... circles) {
        return stepsAfter(
                procedure,
                label,
                steps -> steps.let("attacked after " + label, run -> {
                    for (Circle each : circles) {
                        BattleFrame.attack(run, on(run.position(), seat, each));
                    }
                }));
    }

    /** The first of several additions, then the second. */
    public static UnaryOperator<Registry> both(UnaryOperator<Registry> first, UnaryOperator<Registry> second) {
        return builder -> second.apply(first.apply(builder));
    }

    /** An AUTO ability of a seat, triggered by every event that the condition likes; its effect is a change. */
    public static UnaryOperator<Registry> auto(
            String name, Seat master, Predicate<Event> trigger, Function<Run, Batch> effect) {
        return auto(name, master, (position, event) -> trigger.test(event), effect);
    }

    /** The same with a condition that looks at the position just after the event. */
    public static UnaryOperator<Registry> auto(
            String name, Seat master, BiPredicate<Position, Event> trigger, Function<Run, Batch> effect) {
        Procedure ability = Procedure.named(name)
                .locals(Local.seat(0, "master"), Local.object(1, "source"))
                .change(name, effect)
                .build();
        return builder -> builder.procedures(ability)
                .triggerSource(
                        (position, committed, triggered) -> {
                            for (int i = 0; i < committed.size(); i++) {
                                if (trigger.test(position, committed.get(i))) {
                                    triggered.accept(new Standby(name, master, 0));
                                }
                            }
                        },
                        name);
    }

    /** The event that a phase or step begins. */
    public static Predicate<Event> beginning(String step) {
        return event -> event.kind() == EventKinds.BEGINNING && event.text().equals(step);
    }

    /** The object on a circle: the one placed last, if there are several. */
    public static int on(Position position, Seat seat, Circle circle) {
        int place = circle.of(seat);
        return position.objectAt(place, position.size(place) - 1).object();
    }

    /** Whether a circle holds anything. */
    public static boolean isEmpty(Position position, Seat seat, Circle circle) {
        return position.size(circle.of(seat)) == 0;
    }

    /** A move of the unit on a circle to a zone of the same seat; nothing if the circle is empty. */
    public static Batch toZone(Run run, Seat seat, Circle circle, Zone zone) {
        return isEmpty(run.position(), seat, circle)
                ? Batch.NOTHING
                : Batch.of(Event.move(run.position(), on(run.position(), seat, circle), zone.of(seat), 0));
    }

    /** A move of the unit on a circle to another circle of the same seat; nothing if the first is empty. */
    public static Batch toCircle(Run run, Seat seat, Circle from, Circle to) {
        return isEmpty(run.position(), seat, from)
                ? Batch.NOTHING
                : Batch.of(Event.move(run.position(), on(run.position(), seat, from), to.of(seat), Event.SAME_OBJECT));
    }

    /** A move of the first card of a zone to a circle of the same seat; nothing if the zone is empty. */
    public static Batch put(Run run, Seat seat, Zone zone, Circle circle) {
        int place = zone.of(seat);
        return run.position().size(place) == 0
                ? Batch.NOTHING
                : Batch.of(Event.move(
                        run.position(), run.position().objectAt(place, 0).object(), circle.of(seat), Event.SHOWN));
    }

    /** The unit on a circle stands up or comes to rest. */
    public static Batch turn(Run run, Seat seat, Circle circle, boolean rest) {
        return Batch.of(Event.turn(run.position(), on(run.position(), seat, circle), rest));
    }

    /** Whether the unit on a circle rests. */
    public static boolean isResting(Position position, Seat seat, Circle circle) {
        int place = circle.of(seat);
        return position.objectAt(place, position.size(place) - 1).is(GameObject.REST);
    }

    /** A seat becomes master of the unit on a circle of the other, for the turn. */
    public static Batch dominate(Run run, Seat master, Circle circle) {
        int unit = on(run.position(), Seat.of(1 - master.ordinal()), circle);
        return Batch.of(begin(RuleEffects.DOMINATED, master, unit, 0));
    }

    /** A lasting effect on one unit begins, for the turn. */
    public static Event begin(TimedEffectKind kind, Seat master, int unit, int number) {
        return begin(kind, master, unit, number, Lifetimes.TURN);
    }

    /** A lasting effect on one unit begins. */
    public static Event begin(TimedEffectKind kind, Seat master, int unit, int number, Lifetime lifetime) {
        return Event.begin(TimedEffect.of(kind, master, 0, new int[] {unit}, number, lifetime));
    }
}
