package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;

/** What the frame of every ability keeps, and where. */
public final class AbilityFrame {
    /** The master of the effect. */
    public static final Local MASTER = Local.seat(0, "master");
    /** The card the effect comes from (11.5.1.1). */
    public static final Local SOURCE = Local.object(1, "source");
    /** The id of the lasting effect that granted the ability or is the timed trigger, 0 if it is printed. */
    public static final Local INSTANCE = Local.effect(2, "instance");
    /** How often the game has changed while the ability was carried out (12.3.2.2). */
    public static final Local CHANGES = Local.number(3, "changes");
    /** What the trigger bound, in the order the trigger says. */
    public static final Local BOUND = Local.objects(0, "bound");
    /** What the instruction in progress has moved or turned, as it is now. */
    static final Local TOUCHED = Local.objects(1, "touched");

    /** All of these. */
    static final Array<Local> LOCALS = Array.of(MASTER, SOURCE, INSTANCE, CHANGES, BOUND, TOUCHED);

    /** How many of these are values. */
    static final int SINGLES = 4;
    /** How many of these are lists. */
    static final int LISTS = 2;

    private AbilityFrame() {}

    /** Returns the local name of a variable. */
    static String variable(String variable) {
        return "$" + variable;
    }

    /** Returns the cause of what an ability does. */
    static Cause cause(Frame frame) {
        return Cause.effect(frame.seat(MASTER), frame.get(SOURCE));
    }
}
