package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;

/**
 * Cards that their owner alone sees and that come into everybody's sight together come in the order of the catalogue:
 * how they lay in a hand tells when each of them came there, and that is the owner's alone (ruling 420).
 */
@Rule(jp = {"4.1.9", "4.6.2"})
final class Emerging {
    private static final int KINDS = EventKind.LOOK.bit() | EventKind.ERASE.bit() | EventKind.MOVE.bit();

    private Emerging() {}

    /** The batch with such cards in that order, nothing else having changed its turn. */
    static Batch ordered(Position position, Batch batch) {
        Batch next = batch;
        if (batch.size() < 2 || (batch.kinds() & KINDS) == 0) {
            return next;
        }
        for (int at = 0; at < batch.size() - 1; at++) {
            if (emerges(position, batch.get(at))) {
                int[] slots = slots(position, batch, at);
                next = slots.length > 1 && slots[0] == at ? next.moved(sorted(position, batch, slots), slots) : next;
            }
        }
        return next;
    }

    /** Where in the batch the cards of the same place come into sight. */
    private static int[] slots(Position position, Batch batch, int first) {
        int[] slots = new int[batch.size()];
        int count = 0;
        for (int at = 0; at < batch.size(); at++) {
            if (batch.get(at).from() == batch.get(first).from() && emerges(position, batch.get(at))) {
                slots[count++] = at;
            }
        }
        return Arrays.copyOf(slots, count);
    }

    private static boolean emerges(Position position, Event event) {
        boolean isHidden = event.from() >= 0
                && event.object() != 0
                && position.place(event.from()).zone().sight() == ZoneKind.Sight.OWNER;
        return isHidden
                && position.indexOf(event.from(), event.object()) >= 0
                && (event.kind() == EventKind.LOOK && !event.hasSeat()
                        || event.kind() == EventKind.ERASE
                        || event.kind() == EventKind.MOVE && (event.is(Event.SHOWN) || goesIntoSight(position, event)));
    }

    private static boolean goesIntoSight(Position position, Event move) {
        return position.place(move.to()).zone().sight() == ZoneKind.Sight.ALL && !move.is(Event.SECRET);
    }

    private static int[] sorted(Position position, Batch batch, int[] slots) {
        int[] sorted = slots.clone();
        for (int i = 1; i < sorted.length; i++) {
            int moving = sorted[i];
            int at = i;
            while (at > 0 && isBefore(position, batch.get(moving), batch.get(sorted[at - 1]))) {
                sorted[at] = sorted[at - 1];
                at--;
            }
            sorted[at] = moving;
        }
        return sorted;
    }

    private static boolean isBefore(Position position, Event event, Event other) {
        int kind = kind(position, event);
        int otherKind = kind(position, other);
        return kind == otherKind ? event.to() < other.to() : kind < otherKind;
    }

    private static int kind(Position position, Event event) {
        return position.objectAt(event.from(), position.indexOf(event.from(), event.object()))
                .definition();
    }
}
