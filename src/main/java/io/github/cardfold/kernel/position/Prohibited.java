package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events of a batch that prohibitions leave: a forbidden one does not happen (1.3.3). */
public final class Prohibited {
    private static final List<EventKind> BARRED = List.of(
            EventKind.MOVE, EventKind.TURN, EventKind.FACE, EventKind.CREATE, EventKind.ERASE, EventKind.EXCHANGE);

    /** What nobody can forbid: by these the kernel keeps its books. */
    private static final List<EventKind> BOOKS = List.of(
            EventKind.EXPIRE,
            EventKind.UNQUEUE,
            EventKind.ENTER_STANDBY,
            EventKind.LEAVE_STANDBY,
            EventKind.KEEP_STANDBY,
            EventKind.RANDOM);

    private final Prohibition[] prohibitions;

    /** Takes all prohibitions of a game. */
    public Prohibited(List<Prohibition> prohibitions) {
        this.prohibitions = prohibitions.toArray(new Prohibition[0]);
    }

    /** Tells whether there are any. */
    public boolean isAny() {
        return prohibitions.length > 0;
    }

    /** Returns what is left of a batch: for a card that stays for what it is, showing it comes instead. */
    public Batch permitted(Position position, Batch proposed) {
        return permitted(position, proposed, (at, count) -> {});
    }

    /** Returns the same, and tells of each event of the batch so far that others take the place of, or none. */
    public Batch permitted(Position position, Batch proposed, Splice told) {
        Batch batch = proposed;
        for (int i = 0; isAny() && i < batch.size(); ) {
            Event event = batch.get(i);
            if (!forbids(position, event)) {
                i++;
                continue;
            }
            Batch instead = instead(position, event);
            batch = batch.splice(i, instead);
            told.spliced(i, instead.size());
            i += instead.size();
            int fact = Told.by(batch, event);
            if (fact >= 0) {
                Batch less = Told.less(batch.get(fact));
                batch = batch.splice(fact, less);
                told.spliced(fact, less.size());
                i -= fact < i ? 1 - less.size() : 0;
            }
        }
        return batch;
    }

    private Batch instead(Position position, Event event) {
        GameObject card = card(position, event);
        return card != null && isToBeShown(position, event, card) ? Batch.of(shown(position, event)) : Batch.NOTHING;
    }

    /** Hears that so many events stand in the place of one. */
    @FunctionalInterface
    public interface Splice {
        /** Says at which index they stand, and how many they are, be it none. */
        void spliced(int at, int count);
    }

    /**
     * The card that an event moves, turns, erases, creates or takes the place of, null if there is none or chance has
     * still to say which.
     */
    private static @Nullable GameObject card(Position position, Event event) {
        if (!BARRED.contains(event.kind())) {
            return null;
        }
        if (event.kind() == EventKind.CREATE) {
            return GameObject.imagined(event.number(), event.seat(), 0);
        }
        if (event.kind() == EventKind.EXCHANGE) {
            return position.find(event.object());
        }
        Pile pile = position.pile(event.from());
        int at = event.object() == 0 ? event.index() : pile.find(event.object());
        return at < 0 || at >= pile.size() ? null : pile.at(at);
    }

    /** Tells whether a prohibition keeps an event from happening, to a card as it lies now or to none. */
    public boolean forbids(Position position, Event event) {
        if (!isAny()) {
            return false;
        }
        if (!BARRED.contains(event.kind())) {
            return !BOOKS.contains(event.kind()) && forbidsOther(position, event);
        }
        GameObject card = card(position, event);
        return card != null && forbids(position, event, card);
    }

    private boolean forbidsOther(Position position, Event event) {
        for (Prohibition rule : prohibitions) {
            if (rule.forbids(position, event)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a prohibition keeps an event from happening to whatever card lies there. */
    public boolean forbidsAny(Position position, Event event) {
        if (!isAny() || !leavesPlace(event) || position.size(event.from()) == 0) {
            return false;
        }
        GameObject any = position.objectAt(event.from(), 0);
        for (Prohibition rule : prohibitions) {
            if (rule.forbids(position, event, any) && !rule.isForWhatItIs(position, event, any)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an event happens to the card that lies where it starts from. */
    private static boolean leavesPlace(Event event) {
        return BARRED.contains(event.kind()) && event.kind() != EventKind.CREATE && event.kind() != EventKind.EXCHANGE;
    }

    private boolean forbids(Position position, Event event, GameObject card) {
        for (Prohibition rule : prohibitions) {
            if (rule.forbids(position, event, card)) {
                return true;
            }
        }
        return false;
    }

    /** That a card of a hidden place stays for what it is must be shown, for nobody could check it. */
    @Rule(jp = "4.1.6")
    private boolean isToBeShown(Position position, Event event, GameObject card) {
        if (!leavesPlace(event)
                || !position.place(event.from()).zone().isHidden()
                || card.seenByAll(position.seatCount())) {
            return false;
        }
        for (Prohibition rule : prohibitions) {
            if (rule.forbids(position, event, card) && !rule.isForWhatItIs(position, event, card)) {
                return false;
            }
        }
        return true;
    }

    private static Event shown(Position position, Event event) {
        Event showing = event.object() == 0
                ? Event.find(position, null, event.from(), event.index())
                : Event.look(position, null, event.object());
        return event.cause() == null ? showing : showing.by(event.cause());
    }
}
