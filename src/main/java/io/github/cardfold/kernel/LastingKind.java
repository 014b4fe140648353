package io.github.cardfold.kernel;

/**
 * What a lasting effect does, registered under a name. A kind overrides the questions it has an answer to.
 */
public abstract class LastingKind {
    private final String name;

    /** Makes a kind known by a name, unique among those of one game. */
    protected LastingKind(String name) {
        this.name = name;
    }

    /** Returns the name it is registered under. */
    public final String name() {
        return name;
    }

    /** Tells whether the effect replaces this event (11.12.1), nothing having moved yet. */
    public boolean replaces(Position position, Lasting effect, Event event) {
        return false;
    }

    /** Tells whether its master may decline the replacement (11.12.3). */
    public boolean isOptional() {
        return false;
    }

    /** Returns what happens instead of an event it replaces; an empty batch if nothing does. */
    public Batch instead(Position position, Lasting effect, Event event) {
        throw new IllegalStateException(name + " replaces no events");
    }

    /** Returns the procedure that a committed event puts on standby, as a timed trigger does (11.9.7); else "". */
    public String triggeredBy(Position position, Lasting effect, Event event) {
        return "";
    }

    /** Tells whether a timed trigger ends with its first trigger (11.9.7.1). */
    public boolean triggersOnce() {
        return true;
    }

    /** Returns the index of the seat that this effect makes master of an object, or -1. */
    public int mastery(Position position, Lasting effect, int object) {
        return -1;
    }

    @Override
    public final String toString() {
        return name;
    }
}
