package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.information.RuleChange;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The lasting effects that the core rules themselves make. */
public final class RuleEffects {
    /** Units fixed when it arose get power (11.11.4). */
    @Rule(jp = "11.11.4")
    public static final TimedEffectKind POWER = new OnUnits("power", Trait.POWER);

    /** Units fixed when it arose get critical (11.11.4). */
    @Rule(jp = "11.11.4")
    public static final TimedEffectKind CRITICAL = new OnUnits("critical", Trait.CRITICAL);

    /** All units of its master get power while they are in the front row (7.15.1.4.2). */
    @Rule(jp = "7.15.1.4.2")
    public static final TimedEffectKind FRONT_ROW_POWER = new FrontRow();

    /** Units fixed when it arose perform no drive checks (11.10.2.5). */
    public static final TimedEffectKind NO_DRIVE_CHECKS = new Bar("no drive checks");

    /** Units fixed when it arose are not kept from drive checks in the battle in progress (11.10.2.5). */
    public static final TimedEffectKind DRIVE_CHECKS_YET = new Bar("drive checks yet");

    /** Units fixed when it arose perform more drive checks in a battle, its number (10.6.1.3). */
    public static final TimedEffectKind MORE_DRIVE_CHECKS = new Bar("more drive checks");

    /** Its master's energy has an upper limit, its number. */
    public static final TimedEffectKind ENERGY_LIMIT = new TimedEffectKind("energy limit") {};

    /** Its master is master of the units fixed when it arose (7.39.1). */
    @Rule(jp = "7.39.1")
    public static final TimedEffectKind DOMINATED = new TimedEffectKind("dominated", TimedEffectKind.Role.MASTERS) {
        @Override
        public @Nullable Seat mastery(Position position, TimedEffect effect, int object) {
            return effect.isOn(object) ? effect.master() : null;
        }

        @Override
        public boolean isSpent(Position position, TimedEffect effect) {
            return effect.isBereft(position);
        }
    };

    /** A deleted unit has so much less power (7.32.2). */
    public static final TimedEffectKind DELETED = new Deleted();

    /** A deleted unit has lost its printed text (7.32.2). */
    public static final RuleChange DELETED_TEXT = RuleChange.losesText("deleted text", "7.32.2");

    private static final String DELETES = "deleted";

    private RuleEffects() {}

    /** Returns the event by which a unit is deleted (7.32.1). */
    public static Event delete(Position position, int unit) {
        return Event.face(position, unit, true).saying(DELETES);
    }

    /** Tells whether an event deletes a unit. */
    public static boolean isDeleting(Event event) {
        return event.kind() == EventKind.FACE
                && event.number() != 0
                && event.text().equals(DELETES);
    }

    /** Tells whether a lasting effect is part of the deletion of a unit. */
    public static boolean isDeletion(TimedEffectKind kind) {
        return kind == DELETED || kind == DELETED_TEXT;
    }

    /** Tells whether an object is a deleted unit, or was one when it departed. */
    @Rule(jp = "7.32.2")
    public static boolean isDeleted(Position position, int object) {
        return isOn(position, DELETED, object);
    }

    /** Returns what a unit loses by being deleted, as long as it is: the power that is printed, and the text. */
    @Rule(jp = {"7.32.2#1", "7.32.2#3", "11.11.1.4"})
    public static Batch deletion(Position position, int unit) {
        int place = position.placeOf(unit);
        GameObject card = position.objectAt(place, position.indexOf(place, unit));
        Seat master = position.master(card, place);
        int power = Field.card(position, card).power();
        return Batch.of(
                Event.begin(TimedEffect.of(DELETED, master, 0, new int[] {unit}, power, Lifetimes.GAME)),
                Event.begin(TimedEffect.of(DELETED_TEXT, master, 0, new int[] {unit}, 1, Lifetimes.GAME)));
    }

    /** Tells whether a lasting effect dominates units for that time. */
    public static boolean isDominationFor(TimedEffect effect, Lifetime lifetime) {
        return effect.kind() == DOMINATED && effect.lifetime().equals(lifetime);
    }

    /** Tells whether a unit is kept from drive checks now, as it is from the battle after the one that barred it. */
    @Rule(jp = "11.10.2.5")
    public static boolean isBarredFromDriveChecks(Position position, int unit) {
        return isOn(position, NO_DRIVE_CHECKS, unit) && !isOn(position, DRIVE_CHECKS_YET, unit);
    }

    /** Returns how many drive checks a unit performs in this battle besides those that its drive says. */
    @Rule(jp = "10.6.1.3")
    public static int moreDriveChecks(Position position, int unit) {
        int more = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            more += effect.kind() == MORE_DRIVE_CHECKS && effect.isOn(unit) ? effect.number() : 0;
        }
        return more;
    }

    /** Returns what is told of a lasting effect that changes a characteristic. */
    static AppliedChange influence(Position position, TimedEffect effect, Layer layer, int before, int after) {
        return new AppliedChange(
                layer,
                section(position, effect),
                effect.kind().name(),
                effect.source(),
                Option.some(effect.lifetime()),
                before,
                after);
    }

    /** The section by which an effect lasts: of a trigger's that of its icon, of an ability's that of all. */
    @Rule(jp = {"7.15.1.4.2", "11.10.2.2", "11.10.2.8", "11.10.5"})
    private static String section(Position position, TimedEffect effect) {
        if (effect.kind() instanceof RuleChange change) {
            return change.section();
        }
        if (effect.kind() == FRONT_ROW_POWER) {
            return "7.15.1.4.2";
        }
        if (effect.kind() == DELETED) {
            return "7.32.2";
        }
        Trigger trigger = trigger(position, effect.source());
        if (effect.kind() == CRITICAL && trigger == Trigger.CRITICAL) {
            return "11.10.2.2";
        }
        if (effect.kind() != POWER || trigger == Trigger.NONE) {
            return "11.11.4";
        }
        return trigger == Trigger.FRONT ? "11.10.2.8" : "11.10.5";
    }

    /** The trigger of the card that an object is or last was. */
    private static Trigger trigger(Position position, int object) {
        GameObject now = position.find(object);
        Snapshot last = now == null ? position.last(object) : null;
        GameObject source = last == null ? now : last.gameObject();
        return source == null ? Trigger.NONE : Field.card(position, source).trigger();
    }

    /** Tells whether a lasting effect of a kind is on an object. */
    public static boolean isOn(Position position, TimedEffectKind kind, int object) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).kind() == kind && position.lasting(i).isOn(object)) {
                return true;
            }
        }
        return false;
    }

    private static final class OnUnits extends Modifier {
        private final Trait trait;

        OnUnits(String name, Trait trait) {
            super(name, trait);
            this.trait = trait;
        }

        @Override
        public int change(Position position, TimedEffect effect, GameObject card, int place, Trait asked) {
            return asked == trait && effect.isOn(card.object()) ? effect.number() : 0;
        }

        @Override
        boolean isOnItsUnitsOnly() {
            return true;
        }

        @Override
        public boolean isSpent(Position position, TimedEffect effect) {
            return effect.isBereft(position);
        }
    }

    /** Nothing comes of it once its units have gone. */
    private static final class Bar extends TimedEffectKind {
        Bar(String name) {
            super(name);
        }

        @Override
        public boolean isSpent(Position position, TimedEffect effect) {
            return effect.isBereft(position);
        }
    }

    private static final class Deleted extends Modifier {
        Deleted() {
            super("deleted", Trait.POWER);
        }

        @Override
        public int change(Position position, TimedEffect effect, GameObject card, int place, Trait asked) {
            return asked == Trait.POWER && effect.isOn(card.object()) ? -effect.number() : 0;
        }

        @Override
        Layer layer() {
            return Layers.RULES;
        }

        @Override
        boolean isOnItsUnitsOnly() {
            return true;
        }

        @Override
        public boolean isSpent(Position position, TimedEffect effect) {
            return effect.isBereft(position);
        }
    }

    private static final class FrontRow extends Modifier {
        FrontRow() {
            super("front row power", Trait.POWER);
        }

        @Override
        public int change(Position position, TimedEffect effect, GameObject card, int place, Trait asked) {
            Place circle = position.place(place);
            boolean applies = asked == Trait.POWER
                    && circle.row() == Circle.FRONT
                    && circle.seat() == effect.master()
                    && position.master(card, place) == effect.master();
            return applies ? effect.number() : 0;
        }
    }
}
