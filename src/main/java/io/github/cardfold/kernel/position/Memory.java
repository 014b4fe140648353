package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Last information (11.13): kept of departed objects while a frame, standby, effect, link or queue names them. */
@Rule(jp = "11.13.1")
final class Memory {
    private Memory() {}

    static void keep(OpenPosition position, Snapshot departed) {
        Snapshot[] old = position.memory;
        Snapshot[] next = Arrays.copyOf(old, old.length + 1);
        next[old.length] = departed;
        position.memory(next);
    }

    static Snapshot[] stillNamed(Position position) {
        Snapshot[] all = position.memory;
        @Nullable Snapshot[] kept = new Snapshot[all.length];
        int count = 0;
        for (Snapshot each : all) {
            if (isNamed(position, each.gameObject().object())) {
                kept[count++] = each;
            }
        }
        return count == all.length ? all : Arrays.copyOf(kept, count);
    }

    /** Tells whether something names an object; 0 is the name of none. */
    static boolean isNamed(Position position, int object) {
        if (object == 0) {
            return false;
        }
        for (int i = 0; i < position.depth(); i++) {
            if (names(position.frame(i), object)) {
                return true;
            }
        }
        for (TimedEffect each : position.lasting) {
            if (each.source() == object || each.isOn(object)) {
                return true;
            }
        }
        for (Link each : position.links) {
            if (each.from().object() == object || each.to().object() == object) {
                return true;
            }
        }
        if (names(position.standby, object)) {
            return true;
        }
        for (Frame.Queued each : position.queued) {
            if (each.names(object)) {
                return true;
            }
        }
        return false;
    }

    private static boolean names(Frame frame, int object) {
        for (int index : frame.procedure().objectSingles()) {
            if (frame.single(index) == object) {
                return true;
            }
        }
        for (int index : frame.procedure().objectLists()) {
            if (contains(frame.listAt(index), object)) {
                return true;
            }
        }
        return names(frame.noted(), object);
    }

    private static boolean names(Standby[] waiting, int object) {
        for (Standby each : waiting) {
            if (each.source() == object || contains(each.bindings(), object)) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(int[] values, int value) {
        for (int each : values) {
            if (each == value) {
                return true;
            }
        }
        return false;
    }
}
