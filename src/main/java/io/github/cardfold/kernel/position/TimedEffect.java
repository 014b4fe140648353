package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An effect that lasts: it changes characteristics, replaces events, forbids something or waits for a moment. Immutable
 * plain data; its kind says what it does.
 */
@Rule(jp = "11.3.1.2")
public final class TimedEffect {
    private final int id;
    private final TimedEffectKind kind;
    private final Seat master;
    private final int source;
    private final int[] objects;
    private final int number;
    private final Lifetime lifetime;
    /** The place or seat that it lies on. */
    private final @Nullable Anchor at;

    TimedEffect(int id, TimedEffectKind kind, Seat master, int source, int[] objects, int number, Lifetime lifetime) {
        this(id, kind, master, source, objects, number, lifetime, null);
    }

    private TimedEffect(
            int id,
            TimedEffectKind kind,
            Seat master,
            int source,
            int[] objects,
            int number,
            Lifetime lifetime,
            @Nullable Anchor at) {
        this.id = id;
        this.kind = kind;
        this.master = master;
        this.source = source;
        this.objects = objects;
        this.number = number;
        this.lifetime = lifetime;
        this.at = at;
    }

    /**
     * Returns an effect that has not begun.
     *
     * @param master the seat whose effect it is
     * @param source the object that made it, 0 if a rule did
     * @param objects the objects it was fixed to when it arose (11.11.4); never changed afterwards
     * @param number its amount, as the kind says
     */
    public static TimedEffect of(
            TimedEffectKind kind, Seat master, int source, int[] objects, int number, Lifetime lifetime) {
        return new TimedEffect(0, kind, master, source, objects, number, lifetime);
    }

    /** Returns the same effect, lying on a place or a seat, or fixed to one object and no other. */
    public TimedEffect on(Anchor anchor) {
        boolean isObject = anchor.isObject();
        int[] fixed = isObject ? new int[] {anchor.index()} : objects;
        return new TimedEffect(id, kind, master, source, fixed, number, lifetime, isObject ? null : anchor);
    }

    /** Returns the same effect, begun under an id. */
    public TimedEffect begun(int stamp) {
        return new TimedEffect(stamp, kind, master, source, objects, number, lifetime, at);
    }

    /** Returns the same effect, fixed to another object instead of one that it was fixed to. */
    TimedEffect following(int was, int is) {
        int[] fixed =
                Arrays.stream(objects).map(each -> each == was ? is : each).toArray();
        return new TimedEffect(id, kind, master, source, fixed, number, lifetime, at);
    }

    /** Returns the same effect with other objects and another number. */
    public TimedEffect counting(int[] others, int count) {
        return new TimedEffect(id, kind, master, source, others.clone(), count, lifetime, at);
    }

    TimedEffect lasting(Lifetime left) {
        return new TimedEffect(id, kind, master, source, objects, number, left, at);
    }

    /** Returns its id, which is also its timestamp: later effects have greater ones (11.11.3.1). */
    public int id() {
        return id;
    }

    /** Returns what it does. */
    public TimedEffectKind kind() {
        return kind;
    }

    /** Returns the seat whose effect it is. */
    public Seat master() {
        return master;
    }

    /** Returns the object that made it, 0 if a rule did. */
    public int source() {
        return source;
    }

    /** Returns its amount. */
    public int number() {
        return number;
    }

    /** Returns how long it lasts. */
    public Lifetime lifetime() {
        return lifetime;
    }

    /** Tells whether it was fixed to an object when it arose. */
    public boolean isOn(int object) {
        for (int each : objects) {
            if (each == object) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether it lies on a place or seat, or was fixed to an object when it arose. */
    public boolean isOn(Anchor anchor) {
        return anchor.isObject() ? isOn(anchor.index()) : anchor.equals(at);
    }

    /** Returns the place or seat that it lies on, null if there is none; what it was fixed to are its objects. */
    public @Nullable Anchor at() {
        return at;
    }

    /** Tells whether it was fixed to objects and all of them are gone (6.2.5). */
    public boolean isBereft(Position position) {
        for (int each : objects) {
            if (position.placeOf(each) >= 0) {
                return false;
            }
        }
        return objects.length > 0;
    }

    /** Returns one of the objects it was fixed to. */
    public int object(int index) {
        return objects[index];
    }

    /** Returns how many objects it was fixed to. */
    public int objectCount() {
        return objects.length;
    }

    /** Returns the objects it was fixed to. */
    public int[] objects() {
        return objects.clone();
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof TimedEffect that
                        && id == that.id
                        && kind.name().equals(that.kind.name())
                        && master == that.master
                        && source == that.source
                        && Arrays.equals(objects, that.objects)
                        && number == that.number
                        && lifetime.equals(that.lifetime)
                        && Objects.equals(at, that.at);
    }

    @Override
    public int hashCode() {
        return id * 31 + kind.name().hashCode();
    }

    @Override
    public String toString() {
        return kind.name() + " " + number + " on " + (at == null ? Arrays.toString(objects) : at) + " " + lifetime;
    }
}
