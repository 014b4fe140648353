package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happened since the decision before is told with all that readers need. */
final class EventAudit {
    private final Position position;
    private final List<String> found;

    private EventAudit(Position position, List<String> found) {
        this.position = position;
        this.found = found;
    }

    static void check(Position position, List<String> found) {
        EventAudit events = new EventAudit(position, found);
        for (int i = 0; i < position.eventCount(); i++) {
            events.event(position.event(i));
        }
    }

    private void event(Event event) {
        if (position.rules().eventKind(event.kind().name()) != event.kind()) {
            complain(event, "is of a kind that the rules do not have");
        }
        if (event.hasSeat() && event.seat().ordinal() >= position.seatCount()) {
            complain(event, "happens to no seat of the game");
        }
        if (event.object() < 0 || event.object() > position.lastId()) {
            complain(event, "happens to an object above the counter of ids");
        }
        if (event.kind() == EventKind.MOVE) {
            touching(event);
        } else if (event.kind() == EventKind.TURN) {
            touching(event);
            turned(event, GameObject.REST);
        } else if (event.kind() == EventKind.FACE) {
            touching(event);
            turned(event, GameObject.FACE_DOWN);
        } else if (event.kind() == EventKind.CREATE && event.after() != null
                || event.kind() == EventKind.ERASE
                || event.kind() == EventKind.EXCHANGE) {
            changing(event);
        } else if (event.kind() == EventKind.RANDOM) {
            if (event.index() < 0 || event.index() >= event.number()) {
                complain(event, "drew " + event.index());
            }
        }
    }

    /** An event on a card carries it as it was and as it is, and it is the same card. */
    private void touching(Event event) {
        Snapshot before = event.before();
        Snapshot after = event.after();
        if (before == null || after == null) {
            complain(event, "has no card before or after");
            return;
        }
        GameObject was = before.gameObject();
        GameObject is = after.gameObject();
        if (was.card() != is.card() || was.definition() != is.definition() || was.owner() != is.owner()) {
            complain(event, "touched one card and left another");
        }
        if (before.place() != event.from() || after.place() != event.to() || is.object() != event.object()) {
            complain(event, "does not fit its snapshots");
        }
        snapshot(event, before);
        snapshot(event, after);
    }

    /** What comes into the game has no card before, what leaves it none after; an exchange leaves the object itself. */
    private void changing(Event event) {
        Snapshot before = event.before();
        Snapshot after = event.after();
        if ((before == null) != (event.kind() == EventKind.CREATE)
                || (after == null) != (event.kind() == EventKind.ERASE)) {
            complain(event, "has a card before or after that there was not, or none");
            return;
        }
        if (before != null) {
            snapshot(event, before);
        }
        if (after != null) {
            snapshot(event, after);
        }
        boolean same = before == null
                || after == null
                || before.gameObject().object() == after.gameObject().object();
        if (!same || after != null && after.gameObject().object() != event.object()) {
            complain(event, "does not fit its snapshots");
        }
    }

    private void snapshot(Event event, Snapshot snapshot) {
        boolean inGame = snapshot.master().ordinal() < position.seatCount();
        if (!inGame || snapshot.traits().length != position.rules().game().traitNames().length) {
            complain(event, "has a snapshot without master or characteristics");
        }
    }

    /** What is so already does not happen (1.3.2.1), unless the card becomes a new object by it. */
    private void turned(Event event, int flag) {
        Snapshot before = event.before();
        boolean isSame = before != null && before.gameObject().object() == event.object();
        if (isSame && flags(before, flag) == event.number() || flags(event.after(), flag) != event.number()) {
            complain(event, "turned nothing, or not as told");
        }
    }

    private static int flags(@Nullable Snapshot snapshot, int flag) {
        return snapshot != null && snapshot.gameObject().is(flag) ? flag : 0;
    }

    private void complain(Event event, String what) {
        found.add("the event '" + event + "' " + what);
    }
}
