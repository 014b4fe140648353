package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import java.util.Arrays;

/** What cards have become that were just moved. */
public final class Become {
    private Become() {}

    /** Returns the objects that cards are now: the same where they are still those, none where they are neither. */
    public static int[] of(Position position, int[] before) {
        return Arrays.stream(before)
                .map(each -> position.placeOf(each) >= 0 ? each : moved(position, each))
                .filter(each -> each != 0)
                .toArray();
    }

    private static int moved(Position position, int before) {
        for (int i = position.eventCount() - 1; i >= 0; i--) {
            Event event = position.event(i);
            Snapshot was = event.before();
            if (event.kind() == EventKind.MOVE
                    && was != null
                    && was.gameObject().object() == before) {
                return event.object();
            }
        }
        return 0;
    }
}
