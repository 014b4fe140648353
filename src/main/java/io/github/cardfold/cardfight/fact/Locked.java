package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;

/** Locked cards: cards of circles that lie face down and bear the mark of the game (7.30). */
public final class Locked {
    /** How a card comes to a circle as a locked one: face down and marked. */
    public static final int FLAGS = Event.FACE_DOWN | Event.MARKED;

    private Locked() {}

    /** Tells whether a card that lies or lay in a place is or was locked there. */
    public static boolean is(Position position, GameObject card, int place) {
        return card.is(GameObject.MARKED) && position.place(place).zone().circle();
    }

    /** Tells whether a card is locked where it lies. */
    public static boolean is(Position position, GameObject card) {
        return card.is(GameObject.MARKED) && is(position, card, position.placeOf(card.object()));
    }

    /** Returns the event by which a card on a circle becomes locked. */
    @Rule(jp = "7.30.1.1")
    public static Event lock(Position position, int card) {
        return Event.face(position, card, true, Event.MARKED);
    }

    /** Tells whether by a turn a card of a circle becomes locked or unlocked, and so another card. */
    @Rule(jp = {"7.30.1.1#3", "7.31.1.1"})
    public static boolean isTurnedAnew(Position position, Event face) {
        return isLocked(position, face) || isUnlocked(position, face);
    }

    /** Tells whether an event locks a card where it lies, or brings it to a circle as a locked card. */
    public static boolean isLocked(Position position, Event event) {
        boolean comes =
                event.kind() == EventKind.FACE || event.kind() == EventKind.MOVE || event.kind() == EventKind.CREATE;
        return comes
                && event.is(Event.MARKED)
                && position.place(event.to()).zone().circle();
    }

    /** Tells whether an event turns a locked card face up. */
    @Rule(jp = {"7.30.2", "7.31.3"})
    public static boolean isUnlocked(Position position, Event event) {
        GameObject card = event.kind() == EventKind.FACE && event.number() == 0 ? position.find(event.object()) : null;
        return card != null && is(position, card, event.to());
    }
}
