package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import org.jspecify.annotations.Nullable;

/** Cards that come into the game and leave it, and objects that get another card: how such events are carried out. */
final class Pieces {
    private static final int NOWHERE = -1;

    private Pieces() {}

    /** Returns the place of an object if all seats see that it is there, else -1. */
    static int openPlaceOf(Position position, int object) {
        int at = position.placeOf(object);
        return at >= 0 && !position.place(at).zone().isHidden() ? at : NOWHERE;
    }

    /** Returns the objects whose cards others of a batch get, each at its event, as they are before it. */
    static @Nullable Snapshot[] taken(OpenPosition position, Batch batch) {
        @Nullable Snapshot[] taken = new Snapshot[batch.size()];
        for (int i = 0; i < batch.size(); i++) {
            if (batch.get(i).exchangesCards()) {
                taken[i] = at(position, batch.get(i).from(), batch.get(i).other());
            }
        }
        return taken;
    }

    /** Returns an object as it is in a place, null if it is not there. */
    static @Nullable Snapshot at(OpenPosition position, int place, int object) {
        int index = place < 0 ? NOWHERE : position.indexOf(place, object);
        return index < 0 ? null : Committer.snapshot(position, position.objectAt(place, index), place);
    }

    /** Returns what was found before the batch, null if another event of the batch has left nothing of it to happen. */
    static @Nullable Snapshot found(OpenPosition position, Event event, @Nullable Snapshot before) {
        boolean isGone = event.kind() == EventKind.ERASE && position.indexOf(event.from(), event.object()) < 0
                || event.kind() == EventKind.EXCHANGE && !canHappen(position, event);
        return isGone ? null : before;
    }

    private static boolean canHappen(Position position, Event event) {
        return event.exchangesCards() ? canExchange(position, event) : openPlaceOf(position, event.object()) >= 0;
    }

    /** A place has as many cards as handles can name. */
    static void create(OpenPosition position, Event event) {
        if (position.size(event.to()) < Handle.ITSELF) {
            GameObject card = new GameObject(position.nextCreated(), event.number(), event.seat(), 0, 0, 0);
            come(position, event, card, GameObject.ALL_SEATS);
        }
    }

    private static void come(OpenPosition position, Event event, GameObject card, int witnesses) {
        Place to = position.place(event.to());
        int object = position.mint();
        Committer.lay(position, event, Committer.arrived(position, event, card, to, object, object), witnesses);
    }

    /** Of a card that a seat brought it is noted that it is gone. */
    static void erase(OpenPosition position, Event event) {
        Pile source = Committer.source(position, event.from(), event.object());
        int index = source.find(event.object());
        if (index >= 0) {
            GameObject gone = source.at(index);
            position.pile(event.from(), source.remove(index, GameObject.ALL_SEATS, position.seatCount()));
            position.erased(gone);
        }
    }

    /** Tells whether cards can be exchanged as an event says: both objects are still where they were. */
    static boolean canExchange(Position position, Event event) {
        return event.exchangesCards()
                && openPlaceOf(position, event.object()) >= 0
                && position.indexOf(event.from(), event.other()) >= 0;
    }

    static void exchange(OpenPosition position, Event event) {
        if (!canHappen(position, event)) {
            return;
        }
        if (event.exchangesCards()) {
            exchangeCard(position, event);
        } else {
            int place = position.placeOf(event.object());
            Pile pile = position.pile(place);
            int at = pile.find(event.object());
            position.pile(place, pile.set(at, pile.at(at).turnedOver(event.number())));
        }
    }

    /** The card that comes is seen by all that saw it go and by those that saw the object. */
    private static void exchangeCard(OpenPosition position, Event event) {
        int place = position.placeOf(event.object());
        GameObject was = position.objectAt(place, position.indexOf(place, event.object()));
        Pile source = Committer.source(position, event.from(), event.other());
        int taken = source.find(event.other());
        GameObject card = source.at(taken);
        int shown = event.is(Event.SHOWN) ? GameObject.ALL_SEATS : 0;
        int seen = was.seen() | source.tells(taken) | shown;
        position.pile(event.from(), source.remove(taken, seen, position.seatCount()));
        Pile pile = position.pile(place);
        position.pile(place, pile.set(pile.find(event.object()), was.over(card, seen)));
        come(position, event, was, was.isCreated() ? GameObject.ALL_SEATS : was.seen() | shown);
    }

    /** Returns the event with what it has done: a new object lies at the place it went to, or nothing happened. */
    static Event done(OpenPosition position, Event event, @Nullable Snapshot before, int idBefore) {
        boolean minted = position.lastId() > idBefore;
        if (event.kind() == EventKind.CREATE) {
            int object = position.lastId();
            return minted ? event.committed(object, null, at(position, event.to(), object)) : event;
        }
        if (before == null) {
            return event;
        }
        int place = position.placeOf(event.object());
        Event done = event.committed(event.object(), before, at(position, place, event.object()));
        return minted ? done.leaving(position.lastId()) : done;
    }
}
