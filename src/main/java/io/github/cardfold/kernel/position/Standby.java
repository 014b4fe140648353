package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An AUTO ability or timed trigger that has triggered and waits to be played (11.9.2). Immutable. */
@Rule(jp = "11.9.2")
public final class Standby {
    private final String procedure;
    private final Seat master;
    private final int source;
    private final int[] bindings;
    private final int instance;
    private final int played;

    /**
     * Makes an entry.
     *
     * @param procedure the procedure that resolves it
     * @param master the seat that was master when it triggered (11.9.4.2)
     * @param source the object that has the ability
     * @param bindings the objects the trigger event speaks of, passed to the procedure
     */
    public Standby(String procedure, Seat master, int source, int... bindings) {
        this(procedure, master, source, bindings, 0, 0);
    }

    private Standby(String procedure, Seat master, int source, int[] bindings, int instance, int played) {
        this.procedure = procedure;
        this.master = master;
        this.source = source;
        this.bindings = bindings;
        this.instance = instance;
        this.played = played;
    }

    /**
     * Returns the same entry for an ability that a lasting effect, given by its id, granted, or for a timed trigger.
     */
    public Standby grantedBy(int effect) {
        return new Standby(procedure, master, source, bindings, effect, played);
    }

    /** Returns the same entry once it has been played so often without leaving standby. */
    public Standby played(int times) {
        return new Standby(procedure, master, source, bindings, instance, times);
    }

    /** Returns the procedure that resolves it. */
    public String procedure() {
        return procedure;
    }

    /** Returns the seat that plays it. */
    public Seat master() {
        return master;
    }

    /** Returns the object that has the ability. */
    public int source() {
        return source;
    }

    /** Returns the objects the trigger event speaks of. */
    public int[] bindings() {
        return bindings;
    }

    /** Returns the id of the lasting effect that granted the ability or is the timed trigger, 0 if there is none. */
    public int instance() {
        return instance;
    }

    /** Returns how often it has been played already and stayed on standby (7.15.1.3.1). */
    @Rule(jp = "7.15.1.3.1")
    public int played() {
        return played;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return o instanceof Standby that
                && procedure.equals(that.procedure)
                && master == that.master
                && source == that.source
                && Arrays.equals(bindings, that.bindings)
                && instance == that.instance
                && played == that.played;
    }

    @Override
    public int hashCode() {
        return procedure.hashCode() * 31 + source;
    }
}
