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
        Batch batch = proposed;
        for (int i = 0; isAny() && i < batch.size(); i++) {
            Event event = batch.get(i);
            GameObject card = card(position, event);
            if (card != null && forbids(position, event, card)) {
                batch = isToBeShown(position, event, card)
                        ? batch.with(i, shown(position, event))
                        : batch.splice(i--, Batch.NOTHING);
                batch = untold(batch, event);
            }
        }
        return batch;
    }

    private static Batch untold(Batch batch, Event forbidden) {
        int fact = Told.by(batch, forbidden);
        return fact < 0 ? batch : batch.splice(fact, Told.less(batch.get(fact)));
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

    /** Tells whether a prohibition keeps an event from happening to a card as it lies now. */
    public boolean forbids(Position position, Event event) {
        GameObject card = isAny() ? card(position, event) : null;
        return card != null && forbids(position, event, card);
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
        return event.object() == 0
                ? Event.find(position, null, event.from(), event.index())
                : Event.look(position, null, event.object());
    }
}
