package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What a lasting effect does, registered under a name. A kind overrides the questions it has an answer to. */
public abstract class TimedEffectKind {
    /** What a kind of lasting effect can do; it is asked only what it declares. */
    public enum Role {
        /** It replaces events: {@link #replaces} and {@link #instead}. */
        REPLACES,
        /** It is a timed trigger: {@link #triggeredBy}. */
        TRIGGERS,
        /** It makes somebody master: {@link #mastery}. */
        MASTERS,
        /** It goes along with its objects where a move makes new ones of them: {@link #follows}. */
        FOLLOWS
    }

    private final String name;
    private final int roles;

    /** Makes a kind known by a name, unique among those of one game, with the roles it plays. */
    protected TimedEffectKind(String name, Role... roles) {
        this.name = name;
        int bits = 0;
        for (Role role : roles) {
            bits |= 1 << role.ordinal();
        }
        this.roles = bits;
    }

    /** Tells whether it declares a role. */
    public final boolean plays(Role role) {
        return (roles & 1 << role.ordinal()) != 0;
    }

    int roles() {
        return roles;
    }

    /** Returns the name it is registered under. */
    public final String name() {
        return name;
    }

    /**
     * Tells whether nothing can come of the effect any more, so that a position with it is the same as one without. A
     * kind says so only if it is certain.
     */
    public boolean isSpent(Position position, TimedEffect effect) {
        return false;
    }

    /**
     * Tells whether its effects only count what has happened: a position that is back but for the counts is the same
     * one to whoever goes round in a loop (18.1.1.2).
     */
    public boolean counts() {
        return false;
    }

    /**
     * Tells whether its effects are only looked back on by what is carried out: neither a rule action nor anything that
     * is so as long as something lasts depends on them.
     */
    public boolean isOnlyLookedBackOn() {
        return false;
    }

    /**
     * Returns an effect that {@linkplain #counts counts} as far as the count can still make a difference: a number
     * beyond all that is ever asked for is as good as any other. A kind leaves away only what certainly makes none.
     */
    public TimedEffect asFarAsAsked(TimedEffect effect) {
        return effect;
    }

    /** Tells whether the number of its effects is the id of another lasting effect, 0 for none. */
    public boolean numbersEffects() {
        return false;
    }

    /** Tells whether the effect replaces this event (11.12.1), nothing having moved yet. */
    public boolean replaces(Position position, TimedEffect effect, Event event) {
        return false;
    }

    /** Tells whether its master may decline the replacement (11.12.3). */
    public boolean isOptional() {
        return false;
    }

    /** Returns what happens instead of an event it replaces; an empty batch if nothing does. */
    public Batch instead(Position position, TimedEffect effect, Event event) {
        throw new IllegalStateException(name + " replaces no events");
    }

    /**
     * Returns the name of the procedure that asks what happens instead of an event that the effect replaces, "" if
     * nobody is asked. Its first single locals are the index of the event in the batch, which the frame of
     * {@code change} below it holds, and the id of the effect; it hands what was chosen back by {@link Run#chosen}.
     */
    public String procedure() {
        return "";
    }

    /**
     * Returns what happens instead of an event it replaces once somebody was asked; an empty batch if nothing does.
     *
     * @param chosen what the procedure has handed back, nothing if there is none; nobody changes the array
     */
    public Batch instead(Position position, TimedEffect effect, Event event, int[] chosen) {
        return instead(position, effect, event);
    }

    /** Returns the procedure that a committed event puts on standby, as a timed trigger does (11.9.7); else "". */
    public String triggeredBy(Position position, TimedEffect effect, Event event) {
        return "";
    }

    /** The same of one of the events that were committed together; the event alone decides unless the kind says so. */
    public String triggeredBy(Position position, TimedEffect effect, Batch done, int index) {
        return triggeredBy(position, effect, done.get(index));
    }

    /** Returns all procedures that a timed trigger may put on standby; rules without them are not assembled. */
    public Array<String> procedures() {
        return Array.empty();
    }

    /**
     * Returns the objects that the ability of a timed trigger speaks of: those it was fixed to, unless the kind says
     * otherwise.
     *
     * @param done what was committed together
     * @param index which of these events has triggered it
     */
    public int[] bindings(Position position, TimedEffect effect, Batch done, int index) {
        return effect.objects();
    }

    /** Tells whether a timed trigger ends with its first trigger (11.9.7.1). */
    public boolean triggersOnce() {
        return true;
    }

    /** Returns the seat that this effect makes master of an object, or null. */
    public @Nullable Seat mastery(Position position, TimedEffect effect, int object) {
        return null;
    }

    /**
     * Tells whether the effect, which is fixed to an object, is from then on fixed to the new object that a move makes
     * of it. The card is changed as the effect says at the very moment when it arrives.
     *
     * @param position the position as the card lies there already
     */
    public boolean follows(Position position, TimedEffect effect, Event move) {
        return false;
    }

    @Override
    public final String toString() {
        return name;
    }
}
